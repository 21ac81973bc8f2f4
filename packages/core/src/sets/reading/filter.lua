-- Reads on through the live members of a sorted set, and picks those that match. Stands behind
-- page-ranks.lua, before the scripts that search.
--
-- ARGV[at]      how many matches at most
-- ARGV[at + 1]  how many members to read at most
-- ARGV[at + 2]  cursor: score of the member to go on after, or ''
-- ARGV[at + 3]  cursor: that member
-- ARGV[at + 4]  what a match begins with, or ''
-- ARGV[at + 5]  what a match contains, or ''

-- Members that are read at once, few at first, and after how many bytes of them to stop: long ones take
-- longer to search.
local SIFTED_AT_FIRST = 25
local SIFTED_AT_ONCE = 80
local MOST_SIFTED_BYTES = 24576

-- `stop` is the rank of the first member that is not to be searched any more. Returns member, score, …
-- of the matches, and the beginning of a reply:
--   { now, members to search, members that were read up to here, 1 if that is all else 0,
--     score of the last one that was read, that member }, the last two '' if there was none
-- And of each match, how many members were read up to it.
local function filter(key, first_live, stop, at)
  local most, most_read = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local prefix, part = ARGV[at + 4], ARGV[at + 5]
  local start = math.min(stop, rank_after(key, first_live, ARGV[at + 2], ARGV[at + 3]))
  local read_to = math.min(stop, start + most_read)
  local found, n = {}, 0
  local found_at = {}
  local last_name, last_score = '', ''
  local reached, bytes = start, 0
  while reached < read_to and n < 2 * most and bytes < MOST_SIFTED_BYTES do
    local at_once = reached == start and SIFTED_AT_FIRST or SIFTED_AT_ONCE
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
      if n == 2 * most or bytes >= MOST_SIFTED_BYTES then
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
