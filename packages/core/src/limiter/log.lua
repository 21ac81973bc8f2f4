-- Fragment: limits that are logs. One string has the times of all units that passed, oldest first, for all
-- logs of the limiter, as numbers of six bytes in ms. Times need not be unique, so any number of units can
-- pass in one ms.
--
-- Needs ./limits.lua: kept, log, logged, first_in_window, windows, moved, logs, limits, declared
-- Needs ./layout.lua: UNIT, SHORT
-- Needs ./arithmetic.lua: max, min
-- Provides has_log, appended, read_log, log_take, log_give, log_end

local has_log = #kept > 0

-- The bytes that were appended to the stored log, if nothing else has changed.
local appended

local function logged_at(index)
  return (struct.unpack('>I6', log, index * UNIT + 1))
end

-- The index of the first unit after a time.
local function first_after(moment)
  if logged == 0 or logged_at(0) > moment then
    return 0
  end
  local from, to = 1, logged
  while from < to do
    local middle = math.floor((from + to) / 2)
    if logged_at(middle) > moment then
      to = middle
    else
      from = middle + 1
    end
  end
  return from
end

local function set_log(units)
  log, logged = units, #units / UNIT
  for _, i in ipairs(kept) do
    first_in_window[i] = first_after(now - windows[i])
  end
end

-- Units in the future show that the clock went back. They count as if they had passed now, so none counts for
-- longer than its window.
local function read_log(units)
  appended = nil
  set_log(units)
  if logged > 0 and logged_at(logged - 1) > now then
    local first = first_after(now)
    set_log(log:sub(1, first * UNIT) .. struct.pack('>I6', now):rep(logged - first))
    moved = true
  end
end

function logs.wait(i, cost)
  local over = logged - first_in_window[i] + cost - limits[i]
  if over <= 0 then
    return 0
  end
  return logged_at(first_in_window[i] + over - 1) + windows[i] - now
end

function logs.remaining(i)
  return max(limits[i] - logged + first_in_window[i], 0)
end

function logs.reset(i)
  if logged == first_in_window[i] then
    return now
  end
  return logged_at(logged - 1) + windows[i]
end

-- The length of the log that no limit needs any more. If limits are overridden, all of it may be needed
-- again, up to the highest limit.
local function outdated(cost, most)
  local first = logged
  for _, i in ipairs(kept) do
    first = min(first, first_in_window[i])
  end
  if limits ~= declared.limit then
    first = 0
  end
  return max(first, logged + cost - most)
end

local function log_take(cost)
  local most = 0
  for _, i in ipairs(kept) do
    most = max(most, limits[i], declared.limit[i])
  end
  -- A penalty can cost more than the limits.
  cost = min(cost, most)
  local units = struct.pack('>I6', now):rep(cost)
  local drop = min(outdated(cost, most), logged)
  if #log > SHORT and 2 * drop < logged and not moved then
    appended = units
    set_log(log .. units)
  else
    set_log(log:sub(drop * UNIT + 1) .. units)
  end
end

-- Without a time, the oldest units are removed: then no trailing window can exceed the limit, for any
-- refunded call.
local function log_give(cost, moment)
  if moment then
    moment = min(moment, now)
    local first = first_after(moment - 1)
    local count = min(cost, first_after(moment) - first)
    set_log(log:sub(1, first * UNIT) .. log:sub((first + count) * UNIT + 1))
  else
    local first = logged
    for _, i in ipairs(kept) do
      first = min(first, first_in_window[i])
    end
    set_log(log:sub((first + cost) * UNIT + 1))
  end
end

-- The time after which no log, declared or overridden, needs the stored units.
local function log_end()
  if logged == 0 then
    return now
  end
  local longest = 0
  for _, i in ipairs(kept) do
    longest = max(longest, windows[i], declared.window[i])
  end
  return logged_at(logged - 1) + longest
end

