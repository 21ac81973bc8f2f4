-- Reads what a query (query.lua) has left to further commands.
--
-- KEYS[1]  sources sorted set, for its slot
-- ARGV[1]  now (prelude)
-- ARGV[2]  retention, ms
-- ARGV[3]  beginning of the keys of the rings (rings.lua, which stands before this script)
-- ARGV[4]  fine resolution, ms
-- ARGV[5]  coarse resolution, ms
-- ARGV[6]  the resolution that is read: one of these
-- ARGV[7]  from, epoch ms, a multiple of it
-- ARGV[8]  to, epoch ms, a multiple of it
-- ARGV[9…] source, field, source, field, …
-- Reply    { records of each, as rings.lua says }
-- Atomic   one reading. O(bytes).

local fine, coarse = layout_of(tonumber(ARGV[2]), tonumber(ARGV[4]), tonumber(ARGV[5]))
local level = tonumber(ARGV[6]) == coarse.ms and coarse or fine
local from, to = tonumber(ARGV[7]), tonumber(ARGV[8])
local reply = {}
for i = 9, #ARGV, 2 do
  reply[#reply + 1] = read_ring(ring_key(ARGV[3], ARGV[i], ARGV[i + 1]), level, from, to)
end
return reply
