#!lua flags=allow-oom
-- Removes members, also those that are expired and not swept.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- ARGV[4…] members
-- Reply    { now, expiry, nil, … } in the order of the members; expiry 0: was not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M) for M members.
--
-- Needs ./segments.lua: open_set, segment_of, expiry_in, key_of, set, close_set
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire
-- Needs ./resize.lua: resize

local refusal = open_set()
if refusal then
  return refusal
end
local reply = { now }
for i = 4, #ARGV do
  local segment = segment_of(ARGV[i])
  local expires_at = expiry_in(segment, redis.call('ZSCORE', key_of(segment), ARGV[i]))
  if expires_at then
    redis.call('ZREM', key_of(segment), ARGV[i])
    set.memberCount = set.memberCount - 1
  end
  reply[#reply + 1] = expires_at and is_live(expires_at) and to_wire(expires_at) or 0
  reply[#reply + 1] = false
end
resize()
close_set()
return reply
