-- Fragment: ends expired members: logs them, hands them over, and frees their memory.
--
-- Needs ./change-log.lua: events_kept, expired_pairs, changes_kept, hands_over, change_pairs, hand_over,
--   close_change_log, count_gone, EXPIRED_TOTAL
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Provides expire_members

-- The values of the members in a list of member, score, member, …; false for a member without one. Also the members
-- without the scores.
local function values_of(items)
  local names = {}
  for i = 1, #items, 2 do
    names[#names + 1] = items[i]
  end
  return redis.call('HMGET', KEYS[3], unpack(names)), names
end

-- A million members can expire at the same time, so this uses whole lists where possible: the reply of ZRANGE,
-- alternating member and expiry, is the list in the stream if no member has a value.
local function log_all_expired(items, values)
  if events_kept and not values then
    expired_pairs = items
  end
  if not (events_kept and values or changes_kept or hands_over) then
    return
  end
  for i = 1, #items, 2 do
    local name, expires_at = items[i], items[i + 1]
    local value = values and values[(i + 1) / 2]
    if changes_kept then
      change_pairs[i], change_pairs[i + 1] = name, 'e:' .. expires_at
    end
    if events_kept and values then
      expired_pairs[i] = name
      expired_pairs[i + 1] = value and expires_at .. ':' .. value or expires_at
    end
    if hands_over then
      hand_over(name, expires_at, value)
    end
  end
end

-- To log a member, or to read its value, takes longer than to remove it.
local VALUED_AT_ONCE = 48
local LOGGED_AT_ONCE = 24

-- Removes up to `limit` of the earliest expired members, fewer with values, a feed or a list. Returns how many were
-- removed, and how many expired ones are left.
local function expire_members(limit)
  local valued = redis.call('EXISTS', KEYS[3]) == 1
  if changes_kept or hands_over then
    limit = math.min(limit, LOGGED_AT_ONCE)
  elseif valued then
    limit = math.min(limit, VALUED_AT_ONCE)
  end
  local expired = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
  local removed = math.min(expired, limit)
  if removed == 0 then
    return 0, expired
  end
  local names, values
  if valued or events_kept or changes_kept or hands_over then
    -- The lowest ranks are the earliest expiries.
    local items = redis.call('ZRANGE', KEYS[2], 0, removed - 1, 'WITHSCORES')
    if valued then
      values, names = values_of(items)
    end
    log_all_expired(items, values)
    -- Log first: if Redis is out of memory, it rejects the append, and then nothing may be removed.
    close_change_log()
  end
  count_gone(EXPIRED_TOTAL, removed)
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, removed - 1)
  if valued then
    redis.call('HDEL', KEYS[3], unpack(names))
  end
  return removed, expired - removed
end
