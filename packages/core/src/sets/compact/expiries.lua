-- Reads the expiries of many members.
--
-- KEYS[1…3], ARGV[1…3]  as shards.lua says, which stands before this script
-- ARGV[4…] members
-- Reply    { expiry, … } in the order of the members; 0: not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all are judged at one moment. O(M) for M members.

local refusal = open_set()
if refusal then
  return refusal
end
local reply = {}
for i = 4, #ARGV do
  local shard = shard_of(ARGV[i])
  local expires_at = expiry_in(shard, redis.call('ZSCORE', key_of(shard), ARGV[i]))
  reply[#reply + 1] = expires_at and is_live(expires_at) and to_wire(expires_at) or 0
end
return reply
