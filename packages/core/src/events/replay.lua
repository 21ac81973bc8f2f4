#!lua
-- Delivers dead letters of a group again, as new events for this group only.
--
-- KEYS[1]  meta hash
-- KEYS[2]  expired stream
-- KEYS[3]  the group's dead letters (receive.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  group
-- ARGV[3]  channel of notifications
-- ARGV[4]  message to publish there
-- ARGV[5…] ids of dead letters
-- Reply    { 1 if the letter existed, else 0, … }
-- Atomic   an event is a dead letter or one of the stream. O(ids × log N).

local reply, logged = {}, {}
for i = 5, #ARGV do
  local letter = redis.call('XRANGE', KEYS[3], ARGV[i], ARGV[i])[1]
  reply[#reply + 1] = letter and 1 or 0
  if letter then
    logged[#logged + 1] = letter[2][2]
    logged[#logged + 1] = letter[2][4]
    redis.call('XDEL', KEYS[3], ARGV[i])
  end
end
if #logged > 0 then
  local count = #logged / 2
  local pairs_json = cjson.encode(logged)
  redis.call('XADD', KEYS[2], '*', 'count', count, 'pairs', pairs_json, 'only', ARGV[2])
  redis.call('HINCRBY', KEYS[1], 'eventCount', count)
  -- Only a hint, and the ACL of this user may forbid it.
  redis.pcall('PUBLISH', ARGV[3], ARGV[4])
end
return reply
