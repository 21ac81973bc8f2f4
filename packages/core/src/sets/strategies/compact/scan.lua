#!lua flags=no-writes
-- Reads the live members of some segments.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- ARGV[4]  cursor: 0 at first, then that of the previous reply
-- Reply    { now, next cursor, or -1 at the end; member, expiry, member, expiry, … } expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   a segment is read in one step. The cursor is a position among the hashes with their bits reversed. There
--          every segment is one interval, for any number of segments. So when segments are split or merged between
--          two steps, no member moves past the cursor. O(members in the reply).
--
-- Needs ./segments.lua: open_set, level, split, score_in, key_of, expiry_in
-- Needs ../../expiry.lua: to_wire

-- A step ends after this many members or segments.
local ENOUGH_MEMBERS = 110
local ENOUGH_SEGMENTS = 50

local ALL_HASHES = 2 ^ 32

local refusal = open_set()
if refusal then
  return refusal
end

-- The segment whose interval contains a cursor, and the end of that interval. The highest bit of the cursor is the
-- lowest of the hash.
local function segment_at(cursor)
  local segment, weight, width = 0, 1, ALL_HASHES
  local offset = cursor
  while weight < level or (weight == level and segment < split) do
    width = width / 2
    if offset >= width then
      segment = segment + weight
      offset = offset - width
    end
    weight = 2 * weight
  end
  return segment, cursor - offset + width
end

local cursor = tonumber(ARGV[4])
local reply = { now, 0 }
local seen = 0
while cursor < ALL_HASHES and seen < ENOUGH_SEGMENTS and #reply - 2 < 2 * ENOUGH_MEMBERS do
  local segment, ends_at = segment_at(cursor)
  local live_from = '(' .. score_in(segment, now)
  local rows = redis.call('ZRANGE', key_of(segment), live_from, '+inf', 'BYSCORE', 'WITHSCORES')
  for i = 1, #rows, 2 do
    reply[#reply + 1] = rows[i]
    reply[#reply + 1] = to_wire(expiry_in(segment, rows[i + 1]))
  end
  cursor = ends_at
  seen = seen + 1
end
reply[2] = cursor < ALL_HASHES and cursor or -1
return reply
