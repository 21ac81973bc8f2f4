-- Shared by all scripts of a native set: whether the server supports it, and the expiries of members.
--
-- KEYS[1]  meta hash
-- KEYS[2]  fields hash: member to JSON, or to '' for no value; each field has an expiry
-- Error    UNSUPPORTEDSERVER before any write if the server has no expiries of fields
--
-- A server frees a field after its expiry, never earlier than `is_live` says.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Provides unsupported, open_fields, expiries_of, live_expiries

-- The error to reply if the server does not support this, or nil. Checked each time, because a failover can change
-- the server.
local function unsupported()
  -- This works without such a field and key.
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

-- The expiries of up to 1000 members in their order, false for a missing one.
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

-- The expiries of the members in ARGV in their order, false for one that is not live; or nil and the
-- error to reply.
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
