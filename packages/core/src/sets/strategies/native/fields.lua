-- What all scripts of a native set have in common: whether the server can, and the expiries of members.
--
-- KEYS[1]  meta hash
-- KEYS[2]  fields hash: member to JSON, or to '' without a value; each field with its expiry
-- Error    UNSUPPORTEDSERVER before anything is written, where fields have no expiries
--
-- A server frees a field once its expiry has passed, which is never sooner than `is_live` says.

-- The error to reply where the server cannot, or nil. Asked each time: after a failover it may be another.
local function unsupported()
  -- There need be no such field, and no such key.
  local answer = redis.pcall('HPEXPIRETIME', KEYS[2], 'FIELDS', 1, '')
  if answer.err and answer.err:find('Unknown', 1, true) then
    return redis.error_reply('UNSUPPORTEDSERVER fields have no expiry')
  end
  return answer.err and answer
end

-- Fields of the meta hash, or nil and the error to reply.
local function open_fields(...)
  local refusal = unsupported()
  if refusal then
    return nil, refusal
  end
  return settings_of('native', ...)
end

-- The expiries of up to 1000 members in their order, false for one that is not there.
local function expiries_of(names)
  local expiries = redis.call('HPEXPIRETIME', KEYS[2], 'FIELDS', #names, unpack(names))
  for i, expires_at in ipairs(expiries) do
    if expires_at == -2 then
      expiries[i] = false
    elseif expires_at == -1 then
      expiries[i] = math.huge
    end
  end
  return expiries
end

-- The expiries of the members in ARGV in their order, false for one that is not live, or nil and the error
-- to reply.
local function live_expiries()
  local settings, refusal = open_fields()
  if not settings then
    return nil, refusal
  end
  local expiries = expiries_of({ unpack(ARGV, 2) })
  for i, expires_at in ipairs(expiries) do
    expiries[i] = expires_at and is_live(expires_at) and expires_at
  end
  return expiries
end
