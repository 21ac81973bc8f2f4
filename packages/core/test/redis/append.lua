#!lua
-- Appends to a list.
--
-- KEYS[1]   a list
-- ARGV[2..] what to append
--
-- Replies with the clock in epoch ms and the length of the list. One script, so that both are of one moment. O(items).

return { now, redis.call('RPUSH', KEYS[1], unpack(ARGV, 2)) }
