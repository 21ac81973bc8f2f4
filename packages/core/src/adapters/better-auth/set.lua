#!lua
-- Stores a value.
--
-- KEYS[1]  the value
-- ARGV[1]  now (clock.lua), which it does not need: Redis ends the value
-- ARGV[2]  value
-- ARGV[3]  its time to live in ms, '' for no end. If it is 0 or less, the key is deleted
-- Reply    nil
-- Atomic   no reader finds a value without its end. O(1).

if ARGV[3] == '' then
  redis.call('SET', KEYS[1], ARGV[2])
elseif tonumber(ARGV[3]) > 0 then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
else
  redis.call('UNLINK', KEYS[1])
end
return false
