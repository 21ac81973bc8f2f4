-- What becomes of members whose time is up: noted, handed over, and their memory freed.
-- Stands between journal.lua and the scripts that need it.

-- Removes the earliest of the expired members, so many at most. Returns how many were removed, and how
-- many expired ones are left.
local function expire_members(limit)
  local expired = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
  local removed = math.min(expired, limit)
  if removed == 0 then
    return 0, expired
  end
  -- The lowest ranks are the earliest expiries.
  local names, expiries = {}, {}
  for i, item in ipairs(redis.call('ZRANGE', KEYS[2], 0, removed - 1, 'WITHSCORES')) do
    local list = i % 2 == 1 and names or expiries
    list[#list + 1] = item
  end
  local valued = redis.call('EXISTS', KEYS[3]) == 1
  local values = {}
  if valued then
    for i, value in ipairs(redis.call('HMGET', KEYS[3], unpack(names))) do
      values[names[i]] = value
    end
  end
  local function value_of(name)
    return values[name]
  end
  for i, name in ipairs(names) do
    note_expired(name, tonumber(expiries[i]), value_of)
  end
  -- Noted first: a Redis that is out of memory refuses to append, and then nothing may be removed.
  close_journal()
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, removed - 1)
  if valued then
    redis.call('HDEL', KEYS[3], unpack(names))
  end
  return removed, expired - removed
end

