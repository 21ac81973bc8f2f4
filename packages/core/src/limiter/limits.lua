-- A fragment: the limits of a limiter, and how each algorithm counts. A limit that is not a log keeps three
-- numbers for a key, `at`, `used` and `before`; what they mean is said with each algorithm. All is whole
-- numbers below 2^53, so that every comparison is exact.
--
-- ARGV[2]      number of limits
-- ARGV[3…]     for each limit: name, algorithm, limit, window in ms, capacity

local limit_count = tonumber(ARGV[2])
local names, algorithms = {}, {}
-- As declared, and as they apply to the key at hand: the same tables unless there are overrides.
local declared = { limit = {}, window = {}, capacity = {} }
local limits, windows, capacities
for i = 1, limit_count do
  local first = 5 * i - 2
  names[i], algorithms[i] = ARGV[first], ARGV[first + 1]
  declared.limit[i] = tonumber(ARGV[first + 2])
  declared.window[i] = tonumber(ARGV[first + 3])
  declared.capacity[i] = tonumber(ARGV[first + 4])
end

local at, used, before = {}, {}, {}

local function divide(dividend, divisor)
  local rest = math.fmod(dividend, divisor)
  return (dividend - rest) / divisor, rest
end

local function divide_up(dividend, divisor)
  local quotient, rest = divide(dividend, divisor)
  return rest > 0 and quotient + 1 or quotient
end

-- The keys of the call at hand, and what its log holds: how many units, and for each limit the index of
-- the first one that is in its window.
local log_key
local logged = 0
local first_in_window = {}

local function logged_at(index)
  return tonumber(redis.call('LINDEX', log_key, index))
end

-- Each algorithm has
--   settle(i, limit, window)  brings the numbers, written under that limit and window, up to now
--   wait(i, cost)             ms until a call of so much passes, 0 if it does
--   take(i, cost)             counts it, up to the capacity
--   give(i, cost)             takes it back
--   remaining(i)              how much would pass
--   reset(i)                  when nothing counts any more; now if nothing does
local fixed, counter, gcra, log = {}, {}, {}, {}
local ALGORITHMS = { fixed = fixed, counter = counter, gcra = gcra, log = log }

-- fixed: `used` in the window that ends at `at`.

function fixed.settle(i, _, window)
  at[i] = at[i] - window + windows[i]
  if used[i] == 0 or not is_live(at[i]) then
    at[i], used[i] = now + windows[i], 0
  end
end

function fixed.wait(i, cost)
  if used[i] + cost <= limits[i] then
    return 0
  end
  return at[i] - now
end

function fixed.take(i, cost)
  used[i] = math.max(used[i], math.min(used[i] + cost, limits[i]))
end

function fixed.give(i, cost)
  used[i] = math.max(used[i] - cost, 0)
end

function fixed.remaining(i)
  return math.max(limits[i] - used[i], 0)
end

function fixed.reset(i)
  return used[i] > 0 and at[i] or now
end

-- counter: `used` in the window that began at `at`, and `before` in the one that ended there. Of these
-- counts the share of their window that is still in the trailing one.

function counter.settle(i, _, window)
  local passed = divide(math.max(now - at[i], 0), window)
  if passed == 1 then
    at[i], before[i], used[i] = at[i] + window, used[i], 0
  elseif passed > 1 then
    before[i], used[i] = 0, 0
  end
  if window ~= windows[i] then
    -- What counts now counts as if it had come now.
    local left = window - math.max(now - at[i], 0)
    used[i] = math.min(used[i] + divide_up(before[i] * left, window), limits[i])
    before[i], at[i] = 0, now
  elseif used[i] == 0 and before[i] == 0 then
    at[i] = now
  end
end

local function left_of_window(i)
  return windows[i] - math.max(now - at[i], 0)
end

function counter.wait(i, cost)
  local window, left = windows[i], left_of_window(i)
  local room = (limits[i] - used[i] - cost) * window
  if room < 0 then
    -- Not in this window. In the next one `used` is what was before.
    return left + window - divide((limits[i] - cost) * window, used[i])
  end
  if before[i] * left <= room then
    return 0
  end
  return left - divide(room, before[i])
end

function counter.take(i, cost)
  used[i] = math.max(used[i], math.min(used[i] + cost, limits[i]))
end

function counter.give(i, cost)
  local rest = math.max(cost - used[i], 0)
  used[i] = math.max(used[i] - cost, 0)
  before[i] = math.max(before[i] - rest, 0)
end

function counter.remaining(i)
  local room = (limits[i] - used[i]) * windows[i] - before[i] * left_of_window(i)
  return room > 0 and divide(room, windows[i]) or 0
end

function counter.reset(i)
  if used[i] > 0 then
    return at[i] + 2 * windows[i]
  end
  return before[i] > 0 and at[i] + windows[i] or now
end

-- gcra: the bucket is full again at `at`, and `used` parts of a ms later, of which there are `limit`. What
-- is missing from it is counted in such parts: one call's worth is `window` of them.

local function missing(i)
  return math.max((at[i] - now) * limits[i] + used[i], 0)
end

local function set_missing(i, parts)
  local ms, rest = divide(parts, limits[i])
  at[i], used[i] = now + ms, rest
end

function gcra.settle(i, limit, window)
  local parts = math.max((at[i] - now) * limit + used[i], 0)
  if limit ~= limits[i] or window ~= windows[i] then
    -- As many calls as were missing are missing.
    parts = math.ceil(parts / window * windows[i])
  end
  set_missing(i, math.min(parts, capacities[i] * windows[i]))
end

function gcra.wait(i, cost)
  local over = missing(i) + (cost - capacities[i]) * windows[i]
  return over > 0 and divide_up(over, limits[i]) or 0
end

function gcra.take(i, cost)
  set_missing(i, math.min(missing(i) + cost * windows[i], capacities[i] * windows[i]))
end

function gcra.give(i, cost)
  set_missing(i, math.max(missing(i) - cost * windows[i], 0))
end

function gcra.remaining(i)
  return (divide(capacities[i] * windows[i] - missing(i), windows[i]))
end

function gcra.reset(i)
  return used[i] > 0 and at[i] + 1 or at[i]
end

-- log: a list of the moments of all units that passed, oldest first, one for all logs of the limiter. It is
-- written once for all of them (log_take, log_give).

function log.settle(i)
  local oldest = now - windows[i]
  local from, to = 0, logged
  if logged > 0 and logged_at(0) > oldest then
    to = 0
  end
  while from < to do
    local middle = math.floor((from + to) / 2)
    if logged_at(middle) > oldest then
      to = middle
    else
      from = middle + 1
    end
  end
  first_in_window[i] = from
end

function log.wait(i, cost)
  local over = logged - first_in_window[i] + cost - limits[i]
  if over <= 0 then
    return 0
  end
  return logged_at(first_in_window[i] + over - 1) + windows[i] - now
end

function log.remaining(i)
  return math.max(limits[i] - logged + first_in_window[i], 0)
end

function log.reset(i)
  if logged == first_in_window[i] then
    return now
  end
  return logged_at(-1) + windows[i]
end

-- Drops the oldest units, and keeps count.
local function log_drop(count)
  if count <= 0 then
    return
  end
  redis.call('LTRIM', log_key, count, -1)
  logged = math.max(logged - count, 0)
  for i in pairs(first_in_window) do
    first_in_window[i] = math.min(math.max(first_in_window[i] - count, 0), logged)
  end
end

-- The longest window and the highest limit of the logs, also without overrides: those may end sooner.
local function log_reach()
  local longest, most = 0, 0
  for i in pairs(first_in_window) do
    longest = math.max(longest, windows[i], declared.window[i])
    most = math.max(most, limits[i], declared.limit[i])
  end
  return longest, most
end

local function outdated()
  local count = math.huge
  for i in pairs(first_in_window) do
    count = math.min(count, first_in_window[i])
  end
  return count
end

local function log_take(cost)
  local longest, most = log_reach()
  if limits == declared.limit then
    log_drop(outdated())
  end
  local moment = string.format('%.0f', now)
  if cost == 1 then
    logged = redis.call('RPUSH', log_key, moment)
  else
    for start = 1, cost, 1000 do
      local moments = {}
      for i = 1, math.min(1000, cost - start + 1) do
        moments[i] = moment
      end
      logged = redis.call('RPUSH', log_key, unpack(moments))
    end
  end
  log_drop(logged - most)
  redis.call('PEXPIRE', log_key, string.format('%.0f', longest + GRACE_MS))
end

-- Without a moment the oldest units go: then no trailing window can hold more than it may, whichever call
-- it was that is taken back.
local function log_give(cost, moment)
  if moment == '' then
    log_drop(outdated() + cost)
    return
  end
  logged = logged - redis.call('LREM', log_key, -cost, moment)
  for i in pairs(first_in_window) do
    log.settle(i)
  end
end

