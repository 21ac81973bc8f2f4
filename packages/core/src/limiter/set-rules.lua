#!lua
-- Changes the rules of a key.
--
-- KEYS[1]  the key, or the policy for all keys
-- ARGV[1]  now (prelude)
-- ARGV[2]  'block': for ARGV[3] ms, unless a longer block is under way
--          'unblock': ends a block, and forgets the escalation
--          'override': ARGV[3] is JSON by the name of a limit, [limit, window in ms, capacity], and lasts
--          ARGV[4] ms; it replaces what was there
--          'clear': drops the overrides
--          'reset': forgets all but the overrides
-- Reply    { now }
-- Atomic   what counts, overrides, block and escalation do not undo each other. O(1).

local rules, counts, log, counts_end = take_apart(redis.call('GET', KEYS[1]))
counts_end = counts_end or now + math.max(redis.call('PTTL', KEYS[1]), 1)
rules = rules or {}
local change = ARGV[2]
if change == 'block' then
  rules.blocked_until = math.max(rules.blocked_until or 0, now + tonumber(ARGV[3]))
elseif change == 'override' then
  rules.overrides, rules.overrides_until = cjson.decode(ARGV[3]), now + tonumber(ARGV[4])
elseif change == 'clear' then
  rules.overrides, rules.overrides_until = nil, nil
else
  rules.blocked_until = nil
  rules.denials, rules.denials_until = nil, nil
  rules.level, rules.level_until = nil, nil
  if change == 'reset' then
    counts, log = '', ''
  end
end

if not is_live(counts_end) then
  counts, log = '', ''
end
if counts == '' and log == '' then
  counts_end = now
end

rules = current_rules(rules)
local raw = put_together(rules, counts, log, counts_end)
if raw == '' then
  redis.call('UNLINK', KEYS[1])
else
  local ends_at = math.max(counts_end, rules and rules_end(rules) or now)
  redis.call('SET', KEYS[1], raw, 'PX', string.format('%.0f', ends_at - now + GRACE_MS))
end
return { now }
