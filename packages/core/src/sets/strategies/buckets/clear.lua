#!lua flags=allow-oom
-- Drops all members of a set and keeps the set.
--
-- KEYS[1…3], ARGV[1]  as blocks.lua says, which stands before this script
-- ARGV[2]  the epoch of the keys from now on
-- Reply    { now, epoch of the keys up to now, partitions, end of a block, … }: what there is to free
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all members are gone at once. What is not freed goes with its time to live. O(blocks).

local refusal = open_blocks()
if refusal then
  return refusal
end
redis.call('UNLINK', KEYS[2])
redis.call('HSET', KEYS[1], 'epoch', ARGV[2])
return { now, set.epoch, set.partitions, unpack(ends) }
