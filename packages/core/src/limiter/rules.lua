-- Fragment: the state of a key of a limiter, in one string.
--
--   counts           of the limits that are not logs (state.lua), if there are no logs and no rules
--   log              the times of units (log.lua), if all limits are logs and there are no rules
--   [rules, counts, their end]
--                    in MessagePack, then the log; the end is that of counts and log
--
-- The first byte identifies them: a digit, 0xcf or 0xff; below 0x30; 0x93. Rules are, by name, lists of their
-- end, their duration in ms, and their content:
--   overrides        by the name of a limit: { limit, window in ms, capacity }
--   block            none: the key is blocked
--   denials          their number
--   level            the number of blocks before the next one
--
-- Needs ../redis/live.lua: is_live
-- Provides GRACE_MS, DIGITS, UNIT, SHORT, rules_end, take_apart, put_together, store

-- Keys outlive their content by this time, because Redis's expiry reads the clock at another moment.
local GRACE_MS = 1000

local HEADED = 0x93
local DIGITS = 0x30

-- A time of a log, in bytes.
local UNIT = 6
-- A log up to this length is written as a whole; a longer one is appended to, and cut when half of it is
-- outdated, so that little is sent to replicas.
local SHORT = 64 * UNIT

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
  for _, rule in pairs(rules) do
    ends_at = math.max(ends_at, rule[1])
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
