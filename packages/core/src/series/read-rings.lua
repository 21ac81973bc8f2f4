#!lua flags=no-writes
-- Reads the parts of a query (query.lua) that exceed one command.
--
-- KEYS[1]  sources sorted set, for its slot
-- KEYS[2]  prefix of the keys of the rings (rings.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  retention, ms
-- ARGV[3]  fine resolution, ms
-- ARGV[4]  coarse resolution, ms
-- ARGV[5]  the resolution to read, one of these
-- ARGV[6]  from, epoch ms, a multiple of it
-- ARGV[7]  to, epoch ms, a multiple of it
-- ARGV[8…] source, field, source, field, …
-- Reply    { records of each, as rings.lua says }
-- Atomic   all data is of one time. O(bytes).
--
-- Needs ./rings.lua: layout_of, read_ring, ring_key

local fine, coarse = layout_of(tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]))
local level = tonumber(ARGV[5]) == coarse.ms and coarse or fine
local from, to = tonumber(ARGV[6]), tonumber(ARGV[7])
local reply = {}
for i = 8, #ARGV, 2 do
  reply[#reply + 1] = read_ring(ring_key(KEYS[2], ARGV[i], ARGV[i + 1]), level, from, to)
end
return reply
