#!lua flags=allow-oom
-- Removes live members. Their entries stay in the list, stale, until they are checked.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2…] members
-- Reply    { now, expiry, value | nil, … } in the order of the members; expiry 0: was not live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M) for M members.
--
-- Needs ./names.lua: open_names, member_of, key_of

local refusal = open_names()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV do
  local expires_at, value = member_of(ARGV[i])
  if expires_at then
    redis.call('DEL', key_of(ARGV[i]))
  end
  reply[#reply + 1] = expires_at or 0
  reply[#reply + 1] = value or false
end
return reply
