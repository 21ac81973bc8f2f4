-- Fragment: an exact log of the latest times of an event, a list of epoch ms, oldest first. It limits events
-- in any trailing window without an approximation, and needs no more entries than the limit: the oldest of
-- them decides whether one more is allowed. O(1) unless stated otherwise.
--
-- A time in the future shows that Redis's clock has gone back. It counts as now: no call is refused for
-- longer than a window after the first call, and events before the step still count. A script that writes
-- calls timestamps_clamp first. Otherwise each call would move the log on, and none would ever pass.
--
-- Needs ./live.lua: is_live
-- Provides timestamps_clamp, timestamps_wait, timestamps_add, timestamps_undo, timestamps_count

-- Writes now for each time in the future. O(limit) after the clock has gone back.
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
  -- Lua unpacks at most some thousands.
  for first = 1, #moments, 1000 do
    redis.call('RPUSH', key, unpack(moments, first, math.min(first + 999, #moments)))
  end
  redis.call('LTRIM', key, #moments, -1)
  redis.call('PEXPIRE', key, string.format('%.0f', window))
end

-- The ms until one more is within the limit; 0 if it is now.
local function timestamps_wait(key, limit, window)
  local oldest = tonumber(redis.call('LINDEX', key, -limit) or nil)
  if oldest and is_live(oldest + window) then
    return math.min(oldest, now) + window - now
  end
  return 0
end

-- Adds now.
local function timestamps_add(key, limit, window)
  redis.call('RPUSH', key, string.format('%.0f', now))
  redis.call('LTRIM', key, -limit, -1)
  redis.call('PEXPIRE', key, string.format('%.0f', window))
end

-- Removes the entry that this script has added.
local function timestamps_undo(key)
  redis.call('RPOP', key)
end

-- The number of entries within the window. O(limit).
local function timestamps_count(key, limit, window)
  local count = 0
  for _, moment in ipairs(redis.call('LRANGE', key, -limit, -1)) do
    if is_live(tonumber(moment) + window) then
      count = count + 1
    end
  end
  return count
end
