-- Fragment: decides most calls of a limiter with several limits at half the cost of judge.lua. These are `consume`
-- without logs, settings and global overrides, on keys with only counts, without times in the future. From the first
-- other call on, judge.lua decides. Both return the same: limits.lua explains the numbers, and state.lua their storage.
--
-- Needs ./arguments.lua: constants, limit_count, count_denied, escalate_after
-- Needs ./calls.lua: stored, written, next_key, reply, r
-- Needs ./layout.lua: GRACE_MS, PACKED

-- Redis makes the functions of a script again in each call. So this file has none.
local price = ARGV[3] == 'consume' and tonumber(ARGV[4])
local is_plain = price and limit_count > 1 and not (stored[1] or count_denied) and escalate_after == 0
for i = 2, is_plain and #constants or 0 do
  is_plain = is_plain and constants[i][2] ~= 'log' and price <= constants[i][5]
end

while is_plain and next_key <= #KEYS do
  local key = KEYS[next_key]
  local raw = written[key] or stored[next_key]
  if raw and raw:byte() ~= PACKED then
    break
  end
  local old = raw and { cmsgpack.unpack(raw) }
  -- The state to write, its end, and a time until which the key lives anyway.
  local numbers, ends_at, lives_until
  local passes, last = true
  -- If a limit denies, the second pass counts nothing in any limit.
  for _ = 1, 2 do
    local is_denied, taken, n = not passes, passes and price or 0, 1
    numbers, ends_at, lives_until, last = { now }, now, now, r + 1
    for i = 2, #constants do
      local constant = constants[i]
      local algorithm, limit, window = constant[2], constant[3], constant[4]
      local at, used, before = now, 0
      if old then
        at, used = old[1] + old[n + 1], old[n + 2]
      end
      local wait, remaining, reset = 0

      if algorithm == 'fixed' then
        if used == 0 or at <= now then
          at, used = now + window, 0
        elseif at > now + window then
          is_plain = false
        elseif at > lives_until then
          lives_until = at
        end
        if used + price > limit then
          wait = at - now
        end
        used = used + taken
        remaining, reset = limit > used and limit - used or 0, used > 0 and at or now

      elseif algorithm == 'gcra' then
        local most, missing = constant[5] * window, (at - now) * limit + used
        if missing > most then
          is_plain = false
        elseif at > lives_until then
          lives_until = at
        end
        missing = missing > 0 and missing or 0
        local over = missing + price * window - most
        if over > 0 then
          wait = (over - over % limit) / limit + (over % limit > 0 and 1 or 0)
        end
        missing = missing + taken * window
        used = missing % limit
        at = now + (missing - used) / limit
        local free = most - missing
        remaining, reset = (free - free % window) / window, used > 0 and at + 1 or at

      else
        before = old and old[n + 3] or 0
        if at > now then
          is_plain = false
        elseif now - at >= 2 * window then
          used, before = 0, 0
        elseif now - at >= window then
          at, used, before = at + window, 0, used
        end
        if used == 0 and before == 0 then
          at = now
        end
        local left = at + window - now
        local share, room = before * left, (limit - used - price) * window
        if room < 0 then
          local later = (limit - price) * window
          wait = left + window - (later - later % used) / used
        elseif share > room then
          wait = left - (room - room % before) / before
        end
        used = used + taken
        local free = (limit - used) * window - share
        remaining = free > 0 and (free - free % window) / window or 0
        reset = at + (used > 0 and 2 * window or before > 0 and window or 0)
      end

      if reset > ends_at then
        ends_at = reset
      end
      passes = passes and wait == 0
      numbers[n + 1], numbers[n + 2] = at - now, used
      n = n + 2
      if before then
        n = n + 1
        numbers[n] = before
      end
      reply[last + 1], reply[last + 2] = remaining, reset
      last = last + 2
      if is_denied then
        last = last + 1
        reply[last] = wait
      end
    end
    if passes then
      break
    end
  end
  if not is_plain then
    break
  end
  if passes then
    local state = cmsgpack.pack(unpack(numbers))
    if ends_at <= lives_until then
      redis.call('SET', key, state, 'KEEPTTL')
    else
      redis.call('SET', key, state, 'PX', string.format('%d', ends_at - now + GRACE_MS))
    end
    written[key] = state
  end
  reply[r + 1] = passes and 1 or 0
  r, next_key = last, next_key + 1
end

if is_plain and next_key > #KEYS then
  return struct.pack('<' .. ('d'):rep(r), unpack(reply))
end
-- judge.lua replies to the remaining calls.
for i = #reply, r + 1, -1 do
  reply[i] = nil
end
