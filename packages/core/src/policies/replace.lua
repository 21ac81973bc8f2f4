#!lua
-- Changes a limit policy, if it still has the version that the caller has read, and with it the limits by which
-- all processes decide.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- KEYS[3]  rules for all keys of the policy's limiter (layout.lua). Left out if the layout changes, and on a
--          cluster, where they are in other slots
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  name
-- ARGV[3]  version that the caller has read
-- ARGV[4]  new settings, JSON
-- ARGV[5]  global overrides, JSON by the name of a limit, or ''
-- Reply    { now, 1 replaced, 0 another version, -1 no such policy; the entry after the call, or nothing }
-- Atomic   if two callers change the same version, one succeeds. The limits that decide change together with
--          the policy. O(log N).
--
-- Needs ../settings/entries.lua: replace_entry
-- Needs ../limiter/rules.lua: take_apart, store

local outcome, entry = replace_entry(ARGV[2], ARGV[3], ARGV[4])
if outcome == 1 and KEYS[3] then
  local rules = take_apart(redis.call('GET', KEYS[3])) or {}
  rules.overrides = ARGV[5] ~= '' and { now + LONGEST_TTL_MS, LONGEST_TTL_MS, cjson.decode(ARGV[5]) } or nil
  store(KEYS[3], next(rules) and rules, '', '', now)
end
return { now, outcome, entry }
