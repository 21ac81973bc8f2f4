-- A fragment: how all that a limiter keeps for a key is stored, in one string.
--
--   counts           of the limits that are not logs (state.lua), where there are no logs and no rules
--   log              the moments of units (log.lua), where all limits are logs and there are no rules
--   [rules, counts, their end]
--                    in MessagePack, then the log; the end is when neither counts nor log matter any more
--
-- The first byte tells them apart: a digit, 0xcf or 0xff; below 0x30; 0x93. Rules are, by name:
--   overrides        by the name of a limit: { limit, window in ms, capacity }
--   overrides_until  when they end
--   blocked_until    when the block of the key ends
--   denials          how many there were until denials_until
--   level            how many blocks came before the next one, remembered until level_until

-- Keys outlive what they hold by so much, as Redis's own expiry reads the clock at another moment.
local GRACE_MS = 1000

local HEADED = 0x93
local DIGITS = 0x30

-- A moment of a log, in bytes.
local UNIT = 6
-- A log up to this length is written anew each time; a longer one is appended to, and cut when half of it
-- is outdated, so that what goes to replicas is short.
local SHORT = 64 * UNIT

-- What is past is dropped; nil if nothing is left.
local function current_rules(rules)
  if not rules then
    return nil
  end
  if rules.overrides and not is_live(rules.overrides_until) then
    rules.overrides, rules.overrides_until = nil, nil
  end
  if rules.blocked_until and not is_live(rules.blocked_until) then
    rules.blocked_until = nil
  end
  if rules.denials and not is_live(rules.denials_until) then
    rules.denials, rules.denials_until = nil, nil
  end
  if rules.level and not is_live(rules.level_until) then
    rules.level, rules.level_until = nil, nil
  end
  return next(rules) and rules or nil
end

local function rules_end(rules)
  return math.max(
    rules.overrides_until or now,
    rules.blocked_until or now,
    rules.denials_until or now,
    rules.level_until or now
  )
end

-- Rules or nil; counts and log, each '' if there are none; their end, or nil if it is the key's own.
local function take_apart(raw)
  if not raw then
    return nil, '', ''
  end
  local first = raw:byte(1)
  if first == HEADED then
    local offset, head = cmsgpack.unpack_one(raw, 0)
    return current_rules(head[1]), head[2], offset > 0 and raw:sub(offset + 1) or '', head[3]
  end
  if first < DIGITS then
    return nil, '', raw
  end
  return nil, raw, ''
end

local function put_together(rules, counts, log, counts_end)
  if rules or (counts ~= '' and log ~= '') then
    return cmsgpack.pack({ rules or false, counts, counts_end }) .. log
  end
  return counts .. log
end

