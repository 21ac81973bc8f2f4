#!lua
-- Changes a policy, if nobody else has changed it since it was read.
--
-- KEYS[1]  documents hash
-- KEYS[2]  version
-- KEYS[3]  overrides for all keys of the policy's limiter (rules.lua); left out on a cluster, where they
--          are in other slots
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- ARGV[3]  body, JSON
-- ARGV[4]  channel of notifications
-- ARGV[5]  the version that it has to have
-- ARGV[6]  1 if the kinds of limits change, and so nothing that counts is kept
-- ARGV[7]  overrides for all keys, JSON by the name of a limit, or ''
-- Reply    { now, 1 changed, 0 another version, -1 no such policy; the policy that there is now, or nil }
-- Atomic   of several changes of one version one takes place, and the limits that decide change with the
--          policy that tells them. O(1).

local found = redis.call('HGET', KEYS[1], ARGV[2])
if not found then
  return { now, -1, false }
end
local found_version, created_at, _, layout_version = read_document(found)
if found_version ~= ARGV[5] then
  return { now, 0, found }
end
local version = redis.call('INCR', KEYS[2])
if ARGV[6] == '1' then
  layout_version = version
elseif KEYS[3] then
  if ARGV[7] == '' then
    redis.call('UNLINK', KEYS[3])
  else
    local overrides = { now + LONGEST_TTL_MS, LONGEST_TTL_MS, cjson.decode(ARGV[7]) }
    store(KEYS[3], { overrides = overrides }, '', '', now)
  end
end
return { now, 1, write_document(ARGV[2], version, created_at, layout_version, ARGV[3], ARGV[4]) }
