-- Changes what stands beside the counts of a key.
--
-- KEYS[1]  rules
-- ARGV[1]  now (prelude)
-- ARGV[2]  'block': for ARGV[3] ms, unless a longer block is under way
--          'unblock': ends a block, and forgets the escalation
--          'override': ARGV[3] is JSON by the name of a limit, [limit, window in ms, capacity], and lasts
--          ARGV[4] ms; it replaces what was there
--          'clear': drops the overrides
-- Reply    { now }
-- Atomic   overrides, block and escalation do not undo each other. O(1).

local rules = read_rules(redis.call('GET', KEYS[1]))
local change = ARGV[2]
if change == 'block' then
  rules.blocked_until = math.max(rules.blocked_until or 0, now + tonumber(ARGV[3]))
elseif change == 'unblock' then
  rules.blocked_until = nil
  rules.denials, rules.denials_until = nil, nil
  rules.level, rules.level_until = nil, nil
elseif change == 'override' then
  rules.overrides, rules.overrides_until = cjson.decode(ARGV[3]), now + tonumber(ARGV[4])
else
  rules.overrides, rules.overrides_until = nil, nil
end
write_rules(KEYS[1], rules)
return { now }
