-- Fragment: reads and writes the state of a key (layout.lua).
--
-- Needs ./layout.lua: GRACE_MS, HEADED, DIGITS
-- Needs ../redis/live.lua: is_live
-- Provides rules_end, take_apart, put_together, store

-- Rules without those that have ended, nil if none is left, and whether the end of one was corrected: no rule
-- can end later than now plus its duration, unless the clock went back. Then its duration begins again.
local function current_rules(rules)
  local moved = false
  for name, rule in pairs(rules or {}) do
    if not is_live(rule[1]) then
      rules[name] = nil
    elseif rule[1] > now + rule[2] then
      rule[1], moved = now + rule[2], true
    end
  end
  return rules and next(rules) and rules, moved
end

local function rules_end(rules)
  local ends_at = now
  for name, rule in pairs(rules) do
    -- `since` has no effect without counts.
    ends_at = name == 'since' and ends_at or math.max(ends_at, rule[1])
  end
  return ends_at
end

-- Rules or nil; counts and log, each '' if there are none; whether a rule was corrected; the end of counts
-- and log, or nil if it is the key's expiry.
local function take_apart(raw)
  if not raw then
    return nil, '', '', false
  end
  local first = raw:byte(1)
  if first == HEADED then
    local offset, head = cmsgpack.unpack_one(raw, 0)
    local rules, moved = current_rules(head[1] or nil)
    return rules, head[2], offset > 0 and raw:sub(offset + 1) or '', moved, head[3]
  end
  if first < DIGITS then
    return nil, '', raw, false
  end
  return nil, raw, '', false
end

local function put_together(rules, counts, log, counts_end)
  if rules or (counts ~= '' and log ~= '') then
    return cmsgpack.pack({ rules or false, counts, counts_end }) .. log
  end
  return counts .. log
end

-- Stores the state of a key, or deletes the key if the state is empty.
local function store(key, rules, counts, log, counts_end)
  local raw = put_together(rules, counts, log, counts_end)
  if raw == '' then
    redis.call('UNLINK', key)
  else
    local ends_at = math.max(counts_end, rules and rules_end(rules) or now)
    redis.call('SET', key, raw, 'PX', string.format('%.0f', ends_at - now + GRACE_MS))
  end
end
