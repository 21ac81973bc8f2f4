#!lua flags=allow-oom
-- Removes live members. No reader can see members of ended blocks.
--
-- KEYS[1…3], ARGV[1]  see blocks.lua
-- ARGV[2…] members
-- Reply    { now, expiry, nil, … } in the order of the members; expiry 0: was not live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M × blocks) for M members.
--
-- Needs ./blocks.lua: open_blocks, partition_of, find_member, take_member, close_blocks

local refusal = open_blocks()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV do
  local partition = partition_of(ARGV[i])
  local ends_at = find_member(ARGV[i], partition)
  if ends_at then
    take_member(ARGV[i], partition, ends_at)
  end
  reply[#reply + 1] = ends_at or 0
  reply[#reply + 1] = false
end
close_blocks()
return reply
