-- A fragment: the limits of a limiter, and how each algorithm counts. A limit that is not a log keeps three
-- numbers for a key, `at`, `used` and `before`; what they mean is said with each algorithm. All is whole
-- numbers below 2^53, so that every comparison is exact.
--
-- ARGV[2]      number of limits
-- ARGV[3…]     for each limit: name, algorithm, limit, window in ms, capacity

local names, algorithms = {}, {}
-- The limits that are not logs, and those that are.
local counted, kept = {}, {}
-- As declared, and as they apply to the key at hand: the same tables unless there are overrides.
local declared = { limit = {}, window = {}, capacity = {} }
local limits, windows, capacities
for i = 1, limit_count do
  local first = 5 * i - 2
  names[i], algorithms[i] = ARGV[first], ARGV[first + 1]
  if algorithms[i] == 'log' then
    kept[#kept + 1] = i
  else
    counted[#counted + 1] = i
  end
  declared.limit[i] = tonumber(ARGV[first + 2])
  declared.window[i] = tonumber(ARGV[first + 3])
  declared.capacity[i] = tonumber(ARGV[first + 4])
end

local at, used, before = {}, {}, {}

-- Whether the numbers of the call at hand have been given other moments than are stored, as the window, or the
-- clock, has changed. A `consume` then writes them also if it is denied: what it is told goes by them, and would
-- begin anew with each call. A `peek` changes nothing.
local moved

-- The log of the call at hand (log.lua), and for each limit that is one the index of its first unit that is
-- in the window.
local log, logged = '', 0
local first_in_window = {}

-- Each algorithm has
--   settle(i, limit, window)  brings the numbers, written under that limit and window, up to now
--   wait(i, cost)             ms until a call of so much passes, 0 if it does
--   take(i, cost)             counts it, up to the capacity
--   give(i, cost, moment)     takes back what a call of that moment counted, as far as it still counts; of
--                             no moment, nil, what counts now
--   remaining(i)              how much would pass
--   reset(i)                  when nothing counts any more; now if nothing does
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

-- counter: `used` in the window that began at `at`, and `before` in the one that ended there. Of these
-- counts the share of their window that is still in the trailing one.

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
    -- What counts now counts as if it had come now.
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
    -- Not in this window. In the next one `used` is what was before.
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

-- gcra: the bucket is full again at `at`, and `used` parts of a ms later, of which there are `limit`. What
-- is missing from it is counted in such parts: one call's worth is `window` of them.

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
    -- As many calls as were missing are missing. Those for which an override has no room are kept: it ends.
    local as_many = math.ceil(parts / window * windows[i])
    set_missing(i, min(as_many, most))
    moved = moved or as_many <= most or limits == declared.limit
  else
    missing[i] = parts
  end
end

function gcra.wait(i, cost)
  local over = missing[i] + (cost - capacities[i]) * windows[i]
  return over > 0 and divide_up(over, limits[i]) or 0
end

function gcra.take(i, cost)
  set_missing(i, min(missing[i] + cost * windows[i], capacities[i] * windows[i]))
end

-- For whom the tokens came that have flowed in since the call is not known. They are taken to be its own: the
-- bucket may have been full in between.
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

