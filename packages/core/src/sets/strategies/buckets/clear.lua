#!lua flags=allow-oom
-- Removes all members of a set and keeps the set.
--
-- KEYS[1…3], ARGV[1]  see blocks.lua
-- ARGV[2]  the epoch of the keys from now on
-- Reply    { now, previous epoch, partitions, end of a block, … }: the keys to free
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all members are removed in one step. Keys that are not freed expire. O(blocks).
--
-- Needs ./blocks.lua: open_blocks, set, ends

local refusal = open_blocks()
if refusal then
  return refusal
end
redis.call('UNLINK', KEYS[2])
redis.call('HSET', KEYS[1], 'epoch', ARGV[2])
return { now, set.epoch, set.partitions, unpack(ends) }
