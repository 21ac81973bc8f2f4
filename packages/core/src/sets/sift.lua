-- Reads on through the live members of a sorted set, and picks those that match. Stands behind
-- page-ranks.lua, before the scripts that search.
--
-- ARGV[at]      how many matches at most
-- ARGV[at + 1]  how many members to read at most
-- ARGV[at + 2]  cursor: score of the member to go on after, or ''
-- ARGV[at + 3]  cursor: that member
-- ARGV[at + 4]  what a match begins with, or ''
-- ARGV[at + 5]  what a match contains, or ''

-- `stop` is the rank of the first member that is not to be searched any more. Returns member, score, …
-- of the matches, and the beginning of a reply:
--   { now, members to search, members that were read up to here, 1 if that is all else 0,
--     score of the last one that was read, that member }, the last two '' if there was none
local function sift(key, first_live, stop, at)
  local most, most_read = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local prefix, part = ARGV[at + 4], ARGV[at + 5]
  local start = math.min(stop, rank_after(key, first_live, ARGV[at + 2], ARGV[at + 3]))
  local read_to = math.min(stop, start + most_read)
  local rows = {}
  if read_to > start then
    rows = redis.call('ZRANGE', key, start, read_to - 1, 'WITHSCORES')
  end
  local found, n = {}, 0
  local last = 0
  for i = 1, #rows, 2 do
    local name = rows[i]
    last = i
    if name:sub(1, #prefix) == prefix and (part == '' or name:find(part, 1, true)) then
      found[n + 1], found[n + 2] = name, rows[i + 1]
      n = n + 2
      if n == 2 * most then
        break
      end
    end
  end
  local reached = start + (last + 1) / 2
  if last == 0 then
    reached = start
  end
  return found, {
    now,
    stop - first_live,
    reached - first_live,
    reached == stop and 1 or 0,
    rows[last + 1] or '',
    rows[last] or '',
  }
end
