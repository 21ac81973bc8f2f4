-- Fragment: the limits of a limiter, and how each algorithm counts. A limit that is not a log stores three
-- numbers for a key, `at`, `used` and `before`; each algorithm defines their meaning. All are whole numbers
-- below 2^53, so every comparison is exact.
--
-- Needs ./arguments.lua: constants, limit_count
-- Needs ../redis/live.lua: is_live
-- Needs ./arithmetic.lua: min, max, divide, divide_up
-- Provides names, algorithms, counted, kept, declared, limits, windows, capacities, at, used, before, moved,
--   log, logged, first_in_window, logs, kinds

local names, algorithms = {}, {}
-- The limits that are not logs, and those that are.
local counted, kept = {}, {}
-- As declared, and as they apply to the current key: the same tables without overrides.
local declared = { limit = {}, window = {}, capacity = {} }
local limits, windows, capacities
for i = 1, limit_count do
  names[i], algorithms[i], declared.limit[i], declared.window[i], declared.capacity[i] =
    unpack(constants[i + 1])
  if algorithms[i] == 'log' then
    kept[#kept + 1] = i
  else
    counted[#counted + 1] = i
  end
end

local at, used, before = {}, {}, {}

-- Whether the numbers of the current call have other times than the stored ones, because the window, or the
-- clock, has changed. A `consume` then writes them even if it is denied: otherwise its wait would begin again
-- with each call. A `peek` changes nothing.
local moved

-- The log of the current call (log.lua), and for each limit that is a log the index of its first unit in the
-- window.
local log, logged = '', 0
local first_in_window = {}

-- Each algorithm has
--   settle(i, limit, window)  converts numbers that were stored under that limit and window to now
--   wait(i, cost)             ms until the cost passes, 0 if it does now
--   take(i, cost)             counts it, up to the capacity
--   give(i, cost, moment)     refunds the count of a call of that time, if it still counts; without one (nil),
--                             the current count
--   remaining(i)              the cost that would pass
--   reset(i)                  when all counts have ended; now if there are none
local fixed, counter, gcra, logs = {}, {}, {}, {}
local ALGORITHMS = { fixed = fixed, counter = counter, gcra = gcra, log = logs }

-- fixed: `used` in the window that ends at `at`.

function fixed.settle(i, _, window)
  at[i] = at[i] - window + windows[i]
  local latest = now + windows[i]
  if used[i] == 0 or not is_live(at[i]) then
    at[i], used[i] = latest, 0
  elseif window ~= windows[i] or at[i] > latest then
    at[i], moved = min(at[i], latest), true
  end
end

function fixed.wait(i, cost)
  if used[i] + cost <= limits[i] then
    return 0
  end
  return at[i] - now
end

function fixed.take(i, cost)
  used[i] = max(used[i], min(used[i] + cost, limits[i]))
end

function fixed.give(i, cost, moment)
  if not moment or moment >= at[i] - windows[i] then
    used[i] = max(used[i] - cost, 0)
  end
end

function fixed.remaining(i)
  return max(limits[i] - used[i], 0)
end

function fixed.reset(i)
  return used[i] > 0 and at[i] or now
end

-- counter: `used` in the window that began at `at`, and `before` in the one that ended there. `before` counts
-- by the share of its window that is still in the trailing one.

function counter.settle(i, _, window)
  if at[i] > now then
    at[i], moved = now, true
  end
  local passed = divide(now - at[i], window)
  if passed == 1 then
    at[i], before[i], used[i] = at[i] + window, used[i], 0
  elseif passed > 1 then
    before[i], used[i] = 0, 0
  end
  if used[i] == 0 and before[i] == 0 then
    at[i] = now
  elseif window ~= windows[i] then
    -- Current counts count as if they had come now.
    local left = window - (now - at[i])
    used[i] = used[i] + divide_up(before[i] * left, window)
    before[i], at[i], moved = 0, now, true
  end
end

local function left_of_window(i)
  return windows[i] - (now - at[i])
end

function counter.wait(i, cost)
  local window, left = windows[i], left_of_window(i)
  local room = (limits[i] - used[i] - cost) * window
  if room < 0 then
    -- Not in this window. In the next one, `used` becomes `before`.
    return left + window - divide((limits[i] - cost) * window, used[i])
  end
  if before[i] * left <= room then
    return 0
  end
  return left - divide(room, before[i])
end

function counter.take(i, cost)
  used[i] = max(used[i], min(used[i] + cost, limits[i]))
end

function counter.give(i, cost, moment)
  if not moment then
    local rest = max(cost - used[i], 0)
    used[i] = max(used[i] - cost, 0)
    before[i] = max(before[i] - rest, 0)
  elseif moment >= at[i] then
    used[i] = max(used[i] - cost, 0)
  elseif moment >= at[i] - windows[i] then
    before[i] = max(before[i] - cost, 0)
  end
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

-- gcra: the bucket is full again at `at`, and `used` parts of a ms later. A ms has `limit` parts, and the
-- missing tokens are counted in parts: one call is `window` of them.

local missing = {}

local function set_missing(i, parts)
  local ms, rest = divide(parts, limits[i])
  at[i], used[i], missing[i] = now + ms, rest, parts
end

function gcra.settle(i, limit, window)
  local parts = (at[i] - now) * limit + used[i]
  local most = capacities[i] * windows[i]
  if parts <= 0 then
    at[i], used[i], missing[i] = now, 0, 0
  elseif limit ~= limits[i] or window ~= windows[i] or parts > most then
    -- The number of missing tokens stays. Those above the capacity of an override are kept, because the
    -- override ends.
    local as_many = math.ceil(parts / window * windows[i])
    set_missing(i, min(as_many, most))
    moved = moved or as_many <= most or limits == declared.limit
  else
    -- In parts of the current limit, which may be lower than the stored one.
    set_missing(i, parts)
  end
end

function gcra.wait(i, cost)
  local over = missing[i] + (cost - capacities[i]) * windows[i]
  return over > 0 and divide_up(over, limits[i]) or 0
end

function gcra.take(i, cost)
  set_missing(i, min(missing[i] + cost * windows[i], capacities[i] * windows[i]))
end

-- The tokens that were refilled since the call are taken to be its own, because the bucket may have been full
-- in between.
function gcra.give(i, cost, moment)
  local flowed = moment and max(now - moment, 0) * limits[i] or 0
  local back = max(cost * windows[i] - flowed, 0)
  set_missing(i, max(missing[i] - back, 0))
end

function gcra.remaining(i)
  return (divide(capacities[i] * windows[i] - missing[i], windows[i]))
end

function gcra.reset(i)
  return used[i] > 0 and at[i] + 1 or at[i]
end

-- The algorithm of each limit.
local kinds = {}
for i = 1, limit_count do
  kinds[i] = ALGORITHMS[algorithms[i]]
end

