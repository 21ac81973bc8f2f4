-- Fragment: decides most calls at half the cost of judge.lua. These are `consume` of a limiter with a single
-- limit, without settings and global overrides, on keys with only a count or a short log, without times in the
-- future. From the first other call on, judge.lua decides. Both return the same: limits.lua and log.lua explain the numbers,
-- and state.lua their storage.
--
-- Needs ./calls.lua: stored, written, next_key, reply, r
-- Needs ./layout.lua: GRACE_MS, SHORT, DIGITS, UNIT
-- Needs ../redis/live.lua: is_live

-- Redis makes the functions of a script again in each call. So this file has none.
local algorithm, limit, window = ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
local capacity, cost = tonumber(ARGV[6]) or limit, tonumber(ARGV[7]) or 1
local is_alone = capacity and not stored[1] and (cost == 1 or cost <= capacity)

while is_alone and next_key <= #KEYS do
  local key = KEYS[next_key]
  local raw = written[key] and redis.call('GET', key) or stored[next_key]
  -- The decision, and the state to write.
  local passes, remaining, reset, wait, state

  if algorithm == 'fixed' then
    local ends_at, used = 0, 0
    if raw then
      ends_at, used = tonumber(raw:sub(1, 13)), tonumber(raw:sub(14)) or 0
    end
    local is_new = used == 0
    if not ends_at or used + cost > 999999 then
      break
    elseif is_new or not is_live(ends_at) then
      ends_at, used, is_new = now + window, 0, true
    elseif ends_at > now + window then
      ends_at, is_new = now + window, true
    end
    reset, wait = ends_at, ends_at - now
    passes = used + cost <= limit
    if passes then
      used = used + cost
    end
    remaining = limit > used and limit - used or 0
    if is_new and used > 0 then
      state = string.format('%013d%06d', ends_at, used)
    elseif passes then
      -- The text: Redis takes longer to write a number of Lua.
      redis.call('INCRBY', key, ARGV[7] or '1')
      written[key] = true
    end

  elseif algorithm == 'gcra' then
    local full_at, parts = now, 0
    if raw then
      full_at, parts = tonumber(raw:sub(1, 13)), tonumber(raw:sub(14)) or 0
    end
    if not full_at then
      break
    end
    local most, kept = capacity * window, (full_at - now) * limit + parts
    local missing = kept < 0 and 0 or kept > most and most or kept
    local after = missing + cost * window
    passes = after <= most
    if passes then
      missing = after
    else
      local over = after - most
      wait = (over - over % limit) / limit + (over % limit > 0 and 1 or 0)
    end
    local rest = missing % limit
    if rest > 999999 then
      break
    end
    full_at = now + (missing - rest) / limit
    local free = most - missing
    remaining, reset = (free - free % window) / window, rest > 0 and full_at + 1 or full_at
    if passes or kept > most then
      state = rest > 0 and string.format('%013d%06d', full_at, rest) or string.format('%013d', full_at)
    end

  elseif algorithm == 'counter' then
    local began_at, used, before = now, 0, 0
    if raw then
      began_at, used = tonumber(raw:sub(1, 13)), tonumber(raw:sub(14, 16)) or 0
      before = tonumber(raw:sub(17)) or 0
      if not began_at or began_at > now or #raw > 19 then
        break
      elseif now - began_at >= 2 * window then
        used, before = 0, 0
      elseif now - began_at >= window then
        began_at, used, before = began_at + window, 0, used
      end
      if used == 0 and before == 0 then
        began_at = now
      end
    end
    local left = began_at + window - now
    -- The cost passes if the share of `before` fits into the room.
    local share, room = before * left, (limit - used - cost) * window
    passes = share <= room
    if passes then
      used = used + cost
      if used > 999 then
        break
      end
      state = string.format('%013d%03d%03d', began_at, used, before)
    elseif room < 0 then
      local later = (limit - cost) * window
      wait = left + window - (later - later % used) / used
    else
      wait = left - (room - room % before) / before
    end
    local free = (limit - used) * window - share
    remaining = free > 0 and (free - free % window) / window or 0
    reset = began_at + (used > 0 and 2 * window or before > 0 and window or 0)

  elseif algorithm == 'log' then
    local log = raw or ''
    if #log > SHORT or (log ~= '' and log:byte() >= DIGITS) then
      break
    end
    local logged = #log / UNIT
    local last = logged > 0 and struct.unpack('>I6', log, #log - UNIT + 1) or now
    if last > now then
      break
    end
    -- The number of units before the window.
    local first = 0
    while first < logged and not is_live(struct.unpack('>I6', log, first * UNIT + 1) + window) do
      first = first + 1
    end
    local room = limit - (logged - first)
    passes = cost <= room
    if passes then
      state = log:sub(first * UNIT + 1) .. struct.pack('>I6', now):rep(cost)
      remaining, reset = room - cost, now + window
    else
      local in_the_way = struct.unpack('>I6', log, (first + cost - room - 1) * UNIT + 1)
      remaining, reset, wait = room > 0 and room or 0, last + window, in_the_way + window - now
    end

  else
    break
  end

  if state then
    redis.call('SET', key, state, 'PX', string.format('%d', reset - now + GRACE_MS))
    written[key] = true
  end
  if #KEYS == 2 then
    return passes and struct.pack('<dddd', now, 1, remaining, reset)
      or struct.pack('<ddddd', now, 0, remaining, reset, wait)
  end
  reply[r + 1], reply[r + 2], reply[r + 3] = passes and 1 or 0, remaining, reset
  r = r + 3
  if not passes then
    r = r + 1
    reply[r] = wait
  end
  next_key = next_key + 1
end

if next_key > #KEYS then
  return struct.pack('<' .. ('d'):rep(r), unpack(reply))
end
