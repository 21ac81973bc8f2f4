#!lua flags=allow-oom
-- Removes rules of a key.
--
-- KEYS[1]  the key, or the global overrides
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  'unblock': ends a block, and clears the escalation
--          'clear': removes the overrides
--          'reset': removes all but the overrides
-- Reply    { now }
-- Atomic   counts, overrides, block and escalation do not overwrite each other. O(1).
--
-- Needs ./key-state.lua: rules, counts, log, store_key

if ARGV[2] == 'clear' then
  rules.overrides = nil
else
  rules.block, rules.denials, rules.level = nil, nil, nil
end
if ARGV[2] == 'reset' then
  counts, log = '', ''
end
store_key()
return { now }
