#!lua flags=no-writes
-- Reads members with their score and expiry.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4…] members
-- Reply    { now, 1, score, expiry, 0, 1, score, expiry, … } in the order of the members: 0 for a member that
--          is not live; expiry -1: never
-- Error    NOTASORTEDSET
-- Atomic   all members are read at one time. O(M) for M members.
--
-- Needs ./opening.lua: SCORED, FIRST
-- Needs ../sets/scored/scores.lua: expires_at
-- Needs ../redis/live.lua: is_live
-- Needs ../sets/expiry.lua: to_wire

local reply = { now }
for _, score in ipairs(redis.call('ZMSCORE', SCORED, unpack(ARGV, FIRST))) do
  local expiry = score and expires_at(tonumber(score)) or 0
  if is_live(expiry) then
    reply[#reply + 1] = 1
    reply[#reply + 1] = score
    reply[#reply + 1] = to_wire(expiry)
  else
    reply[#reply + 1] = 0
  end
end
return reply
