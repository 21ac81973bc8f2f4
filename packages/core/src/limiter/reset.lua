-- Forgets what counts against a key, its block and its escalation, and keeps its overrides.
--
-- KEYS[1]   rules
-- KEYS[2…]  state, log
-- ARGV[1]   now (prelude)
-- Reply     { now }
-- Atomic    no call is decided by half of it. O(1): UNLINK frees a long log elsewhere.

local raw = redis.call('GET', KEYS[1])
if raw then
  local rules = read_rules(raw)
  write_rules(KEYS[1], { overrides = rules.overrides, overrides_until = rules.overrides_until })
end
redis.call('UNLINK', unpack(KEYS, 2))
return { now }
