#!lua
-- Adds 1 to a number.
--
-- KEYS[1]  the number; 0 if it does not exist
-- ARGV[1]  now (clock.lua), which it does not need: Redis ends the number
-- ARGV[2]  time to live of a new number, ms
-- Reply    the new number
-- Atomic   N callers receive N different numbers, and the first one decides when the number ends. O(1).

if redis.call('SET', KEYS[1], 1, 'PX', ARGV[2], 'NX') then
  return 1
end
return redis.call('INCRBY', KEYS[1], 1)
