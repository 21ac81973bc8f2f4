-- A fragment: how the numbers of all limits of a key that are not logs are stored, in one string.
--
--   one limit, declared     13 digits of `at`, then `used` in 6, of a counter `used` and `before` in 3 each,
--                           or nothing where both are 0: Redis keeps such a number in its entry of the key
--   several, or large       MessagePack: the moment of writing, then for each limit `at` after it, `used`,
--                           of a counter `before`
--   overridden              the same after -1, each limit preceded by the limit and window it goes by

local counted = {}
for i = 1, limit_count do
  if algorithms[i] ~= 'log' then
    counted[#counted + 1] = i
  end
end

local function read_state(raw)
  if not raw then
    for _, i in ipairs(counted) do
      at[i], used[i], before[i] = now, 0, 0
      ALGORITHMS[algorithms[i]].settle(i, limits[i], windows[i])
    end
    return
  end
  local first = raw:byte(1)
  if first >= 48 and first <= 57 then
    local i = counted[1]
    at[i], used[i], before[i] = tonumber(raw:sub(1, 13)), 0, 0
    if #raw > 13 then
      if algorithms[i] == 'counter' then
        used[i], before[i] = tonumber(raw:sub(14, 16)), tonumber(raw:sub(17, 19))
      else
        used[i] = tonumber(raw:sub(14, 19))
      end
    end
    ALGORITHMS[algorithms[i]].settle(i, declared.limit[i], declared.window[i])
    return
  end
  local numbers = { cmsgpack.unpack(raw) }
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
    ALGORITHMS[algorithms[i]].settle(i, limit, window)
  end
end

local function encode_state()
  local i = counted[1]
  if #counted == 1 and limits == declared.limit then
    if used[i] == 0 and before[i] == 0 then
      return string.format('%013.0f', at[i])
    end
    if algorithms[i] == 'counter' then
      if used[i] < 1000 and before[i] < 1000 then
        return string.format('%013.0f%03.0f%03.0f', at[i], used[i], before[i])
      end
    elseif used[i] < 1000000 then
      return string.format('%013.0f%06.0f', at[i], used[i])
    end
  end
  local numbers, n = { now }, 1
  local overridden = limits ~= declared.limit
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

-- Stored as long as anything counts, and no longer.
local function write_state(key)
  local until_ms = now
  for _, i in ipairs(counted) do
    until_ms = math.max(until_ms, ALGORITHMS[algorithms[i]].reset(i))
  end
  if is_live(until_ms) then
    local ttl = string.format('%.0f', until_ms - now + GRACE_MS)
    redis.call('SET', key, encode_state(), 'PX', ttl)
  else
    redis.call('UNLINK', key)
  end
end

