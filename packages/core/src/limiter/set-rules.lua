#!lua
-- Adds a rule to a key.
--
-- KEYS[1]  the key, or the global overrides
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  'block': for ARGV[3] ms, unless there is a longer block
--          'override': for ARGV[3] ms; ARGV[4] is JSON by the name of a limit, [limit, window in ms,
--          capacity]. It replaces earlier overrides
--          'reset', of the global overrides: counts that began before have no effect; for ARGV[3] ms, or longer if an
--          override lets counts live longer
-- Reply    { now }
-- Atomic   counts, overrides, block and escalation do not overwrite each other. O(1).
--
-- Needs ./key-state.lua: rules, store_key

local duration = tonumber(ARGV[3])
local ends_at = now + duration
if ARGV[2] == 'override' then
  rules.overrides = { ends_at, duration, cjson.decode(ARGV[4]) }
elseif ARGV[2] == 'reset' then
  for _, override in pairs(rules.overrides and rules.overrides[3] or {}) do
    duration = math.max(duration, math.ceil(override[2] * math.max(2, override[3] / override[1])))
  end
  rules.reset = { now + duration, duration, math.max(now, rules.reset and rules.reset[3] + 1 or 0) }
elseif not rules.block or rules.block[1] < ends_at then
  rules.block = { ends_at, duration }
end
store_key()
return { now }
