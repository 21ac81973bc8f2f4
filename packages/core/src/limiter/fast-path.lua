-- Fragment: decides most calls in half the time. These are `consume` of a limiter with a single limit that is
-- no `counter`, on keys with only a count or a short log, without times in the future. From the first other
-- call on, judge.lua decides. Both return the same: limits.lua and log.lua explain the numbers, and state.lua
-- their storage.
--
-- Needs ./calls.lua: stored, written, reply, limit_count, many, count_denied, escalate_after, first_call,
--   next_key, r, packed
-- Needs ./arithmetic.lua: format, max, min, divide, divide_up
-- Needs ./rules.lua: GRACE_MS, SHORT, DIGITS, UNIT
-- Needs ../redis/live.lua: is_live

-- The numbers of a key, zeros if nothing is stored; nil if more than numbers is stored.
local function read_alone(index)
  local raw = stored[index]
  if written[KEYS[index]] then
    raw = redis.call('GET', KEYS[index])
  end
  if not raw then
    return 0, 0
  end
  if #raw == 13 then
    return tonumber(raw), 0
  end
  return tonumber(raw:sub(1, 13)), tonumber(raw:sub(14))
end

local function write_alone(key, at, used, ends_at)
  local raw = used > 0 and format('%013d%06d', at, used) or format('%013d', at)
  redis.call('SET', key, raw, 'PX', format('%d', ends_at - now + GRACE_MS))
  written[key] = true
end

-- These functions decide one call after the other, until the end or a call that is not theirs. They return
-- the index of its key, and the length of the reply.
local alone = {}

function alone.fixed(limit, window, _, cost)
  local n = 1
  for index = 2, #KEYS do
    local at, used = read_alone(index)
    if not at or used + cost > 999999 then
      return index, n
    end
    local latest = now + window
    if used == 0 or not is_live(at) then
      at, used = latest, 0
    elseif at > latest then
      at = latest
      write_alone(KEYS[index], at, used, at)
    end
    local after = used + cost
    if after > limit then
      reply[n + 1], reply[n + 2], reply[n + 3], reply[n + 4] = 0, max(limit - used, 0), at, at - now
      n = n + 4
    else
      local key = KEYS[index]
      if used > 0 then
        redis.call('INCRBY', key, cost)
        written[key] = true
      else
        write_alone(key, at, after, at)
      end
      reply[n + 1], reply[n + 2], reply[n + 3] = 1, limit - after, at
      n = n + 3
    end
  end
  return #KEYS + 1, n
end

function alone.gcra(limit, window, capacity, cost)
  local n, most = 1, capacity * window
  for index = 2, #KEYS do
    local at, used = read_alone(index)
    if not at then
      return index, n
    end
    local kept = (at - now) * limit + used
    local missing = min(max(kept, 0), most)
    local after = missing + cost * window
    local passes = after <= most
    if passes then
      missing = after
    end
    local ms, rest = divide(missing, limit)
    if rest > 999999 then
      return index, n
    end
    local reset = now + (rest > 0 and ms + 1 or ms)
    if passes or kept > most then
      write_alone(KEYS[index], now + ms, rest, reset)
    end
    reply[n + 1], reply[n + 2], reply[n + 3] = passes and 1 or 0, (divide(most - missing, window)), reset
    n = n + 3
    if not passes then
      n = n + 1
      reply[n] = divide_up(after - most, limit)
    end
  end
  return #KEYS + 1, n
end

function alone.log(limit, window, _, cost)
  local n, unit = 1, struct.pack('>I6', now)
  for index = 2, #KEYS do
    local key, log = KEYS[index], stored[index] or ''
    if written[key] then
      log = redis.call('GET', key)
    end
    if #log > SHORT or (log ~= '' and log:byte() >= DIGITS) then
      return index, n
    end
    local logged = #log / UNIT
    local last = logged > 0 and struct.unpack('>I6', log, #log - UNIT + 1)
    if last and last > now then
      return index, n
    end
    -- The number of units before the window.
    local first = 0
    while first < logged and not is_live(struct.unpack('>I6', log, first * UNIT + 1) + window) do
      first = first + 1
    end
    local room = limit - (logged - first)
    if cost > room then
      local in_the_way = struct.unpack('>I6', log, (first + cost - room - 1) * UNIT + 1)
      reply[n + 1], reply[n + 2], reply[n + 3] = 0, max(room, 0), last + window
      reply[n + 4] = in_the_way + window - now
      n = n + 4
    else
      local raw = log:sub(first * UNIT + 1) .. unit:rep(cost)
      redis.call('SET', key, raw, 'PX', format('%d', window + GRACE_MS))
      written[key] = true
      reply[n + 1], reply[n + 2], reply[n + 3] = 1, room - cost, now + window
      n = n + 3
    end
  end
  return #KEYS + 1, n
end

if limit_count == 1 and not many and not count_denied and escalate_after == 0 and not stored[1] then
  local decide_alone = ARGV[first_call] == 'consume' and alone[ARGV[4]]
  local limit, window, capacity = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
  local cost = tonumber(ARGV[first_call + 1])
  if decide_alone and cost <= capacity then
    next_key, r = decide_alone(limit, window, capacity, cost)
    if next_key > #KEYS then
      return packed(reply)
    end
  end
end
