-- Fragment: continues through the live members of a sorted set, and returns those that match.
--
-- ARGV[at]      maximum number of matches
-- ARGV[at + 1]  maximum number of members to read
-- ARGV[at + 2]  cursor: score of the member to continue after, or ''
-- ARGV[at + 3]  cursor: that member
-- ARGV[at + 4]  prefix of a match, or ''
-- ARGV[at + 5]  part of a match, or ''
--
-- Needs ../../paging/page-ranks.lua: rank_after
-- Provides filter

-- The number of members per read, few at first, and the number of bytes after which to stop, because long members
-- take longer to search.
local FIRST_CHUNK = 25
local CHUNK = 80
local MAX_BYTES = 24576

-- `stop` is the rank of the first member that is not searched any more. Returns member, score, … of the matches,
-- and the beginning of a reply:
--  { now, members to search, members read so far, 1 at the end else 0,
--    score of the last member read, that member }, the last two '' if none was read
-- Also returns for each match how many members were read up to it.
local function filter(key, first_live, stop, at)
  local most, most_read = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local prefix, part = ARGV[at + 4], ARGV[at + 5]
  local start = math.min(stop, rank_after(key, first_live, ARGV[at + 2], ARGV[at + 3]))
  local read_to = math.min(stop, start + most_read)
  local found, n = {}, 0
  local found_at = {}
  local last_name, last_score = '', ''
  local reached, bytes = start, 0
  while reached < read_to and n < 2 * most and bytes < MAX_BYTES do
    local at_once = reached == start and FIRST_CHUNK or CHUNK
    local chunk = math.min(read_to, reached + at_once) - 1
    local rows = redis.call('ZRANGE', key, reached, chunk, 'WITHSCORES')
    for i = 1, #rows, 2 do
      last_name, last_score = rows[i], rows[i + 1]
      reached = reached + 1
      bytes = bytes + #last_name
      if
        last_name:sub(1, #prefix) == prefix and (part == '' or last_name:find(part, 1, true))
      then
        found[n + 1], found[n + 2] = last_name, last_score
        n = n + 2
        found_at[n / 2] = reached - first_live
      end
      if n == 2 * most or bytes >= MAX_BYTES then
        break
      end
    end
  end
  return found, {
    now,
    stop - first_live,
    reached - first_live,
    reached == stop and 1 or 0,
    last_score,
    last_name,
  }, found_at
end
