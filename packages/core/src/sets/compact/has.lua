-- Tells which members are live.
--
-- KEYS[1…3], ARGV[1…3]  as shards.lua says, which stands before this script
-- ARGV[4…] members
-- Reply    { 1 | 0, … } in the order of the members
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
  reply[#reply + 1] = expires_at and is_live(expires_at) and 1 or 0
end
return reply
