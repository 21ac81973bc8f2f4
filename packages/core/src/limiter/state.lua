-- Fragment: the counts of all limits of a key that are not logs, in one string.
--
--   one limit, declared     13 digits of `at`, then `used` in 6, of a counter `used` and `before` in 3 each,
--                           or nothing if both are 0: Redis stores such a number without extra memory
--   several, or large       MessagePack: the time of writing, then for each limit `at` after it, `used`,
--                           of a counter `before`
--   overridden              the same after -1, each limit preceded by its limit and window
--
-- Needs ./limits.lua: counted, algorithms, at, used, before, kinds, limits, windows, declared, moved, log
-- Needs ./arithmetic.lua: format, max
-- Needs ./log.lua: has_log, log_end, appended
-- Needs ../redis/live.lua: is_live
-- Needs ./layout.lua: GRACE_MS
-- Needs ./rules.lua: rules_end, put_together
-- Provides read_counts, grows, write

local one = #counted == 1 and counted[1]
local one_is_counter = one and algorithms[one] == 'counter'

local function read_counts(counts)
  if counts == '' then
    for n = 1, #counted do
      local i = counted[n]
      at[i], used[i], before[i] = now, 0, 0
      kinds[i].settle(i, limits[i], windows[i])
    end
    return
  end
  local first = counts:byte(1)
  if one and first >= 48 and first <= 57 then
    at[one], used[one], before[one] = tonumber(counts:sub(1, 13)), 0, 0
    if one_is_counter then
      used[one], before[one] = tonumber(counts:sub(14, 16)) or 0, tonumber(counts:sub(17)) or 0
    else
      used[one] = tonumber(counts:sub(14)) or 0
    end
    kinds[one].settle(one, declared.limit[one], declared.window[one])
    return
  end
  local numbers = { cmsgpack.unpack(counts) }
  local overridden = numbers[1] == -1
  local n = overridden and 2 or 1
  local written = numbers[n]
  for _, i in ipairs(counted) do
    local limit, window = declared.limit[i], declared.window[i]
    if overridden then
      limit, window = numbers[n + 1], numbers[n + 2]
      n = n + 2
    end
    at[i], used[i], before[i] = written + numbers[n + 1], numbers[n + 2], 0
    n = n + 2
    if algorithms[i] == 'counter' then
      n = n + 1
      before[i] = numbers[n]
    end
    kinds[i].settle(i, limit, window)
  end
end

local function encode_counts()
  local overridden = limits ~= declared.limit
  if one and not overridden then
    local used, before = used[one], before[one]
    if used == 0 and before == 0 then
      return format('%013d', at[one])
    end
    if one_is_counter then
      if used < 1000 and before < 1000 then
        return format('%013d%03d%03d', at[one], used, before)
      end
    elseif used < 1000000 then
      return format('%013d%06d', at[one], used)
    end
  end
  local numbers, n = { now }, 1
  if overridden then
    numbers, n = { -1, now }, 2
  end
  for _, i in ipairs(counted) do
    if overridden then
      numbers[n + 1], numbers[n + 2] = limits[i], windows[i]
      n = n + 2
    end
    numbers[n + 1], numbers[n + 2] = at[i] - now, used[i]
    n = n + 2
    if algorithms[i] == 'counter' then
      n = n + 1
      numbers[n] = before[i]
    end
  end
  return cmsgpack.pack(unpack(numbers))
end

-- Whether an allowed call has only increased the stored number: that of a fixed window that is active and
-- keeps its end, without a log. This saves a busy limiter a third of its time.
local one_is_fixed = one and not has_log and algorithms[one] == 'fixed'
local function grows(raw, cost)
  return one_is_fixed
    and not moved
    and raw
    and raw:byte(1) <= 57
    and used[one] > cost
    and used[one] < 1000000
    and limits == declared.limit
end

-- Writes the state of a key, until all of it has ended, and returns it.
local function write(key, rules)
  local ends_at = now
  for n = 1, #counted do
    local i = counted[n]
    ends_at = max(ends_at, kinds[i].reset(i))
  end
  local raw = is_live(ends_at) and encode_counts() or ''
  if has_log then
    ends_at = max(ends_at, log_end())
  end
  local counts_end = ends_at
  if rules then
    ends_at = max(ends_at, rules_end(rules))
  end
  if not is_live(ends_at) then
    redis.call('UNLINK', key)
    return false
  end
  if has_log or rules then
    raw = put_together(rules, raw, log, counts_end)
  end
  local ttl = format('%d', ends_at - now + GRACE_MS)
  if appended and raw == log then
    redis.call('APPEND', key, appended)
    redis.call('PEXPIRE', key, ttl)
  else
    redis.call('SET', key, raw, 'PX', ttl)
  end
  return raw
end

