-- Fragment: an exact log of the latest moments at which something happened, a list of epoch ms, oldest
-- first. It says "at most so many in any trailing window" without an approximation, and needs no more
-- than that many entries: whether one more is allowed is decided by the oldest of them. O(1) if not said
-- otherwise.
--
-- A moment in the future shows that Redis's clock has gone back. It counts as now: nothing is refused for
-- longer than a window after the first call, and what happened before the step still counts. A script that
-- writes calls timestamps_clamp first. Otherwise a log would move on with each call, and never let one pass.

-- Writes now for each moment in the future. O(limit) after the clock has gone back.
local function timestamps_clamp(key, window)
  local latest = tonumber(redis.call('LINDEX', key, -1) or nil)
  if not latest or latest <= now then
    return
  end
  local moments = redis.call('LRANGE', key, 0, -1)
  for i = #moments, 1, -1 do
    if tonumber(moments[i]) <= now then
      break
    end
    moments[i] = string.format('%.0f', now)
  end
  -- Lua unpacks some thousands at most.
  for first = 1, #moments, 1000 do
    redis.call('RPUSH', key, unpack(moments, first, math.min(first + 999, #moments)))
  end
  redis.call('LTRIM', key, #moments, -1)
  redis.call('PEXPIRE', key, string.format('%.0f', window))
end

-- For how many ms one more would exceed the limit; 0 if it would not.
local function timestamps_wait(key, limit, window)
  local oldest = tonumber(redis.call('LINDEX', key, -limit) or nil)
  if oldest and is_live(oldest + window) then
    return math.min(oldest, now) + window - now
  end
  return 0
end

-- Notes that it happened now.
local function timestamps_add(key, limit, window)
  redis.call('RPUSH', key, string.format('%.0f', now))
  redis.call('LTRIM', key, -limit, -1)
  redis.call('PEXPIRE', key, string.format('%.0f', window))
end

-- Takes back what the same script has noted.
local function timestamps_undo(key)
  redis.call('RPOP', key)
end

-- How many of the latest happened within the window. O(limit).
local function timestamps_count(key, limit, window)
  local count = 0
  for _, moment in ipairs(redis.call('LRANGE', key, -limit, -1)) do
    if is_live(tonumber(moment) + window) then
      count = count + 1
    end
  end
  return count
end
