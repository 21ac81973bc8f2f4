-- One page of the live members by (score, member), from a cursor in either direction.
--
-- KEYS, ARGV  as the fragments before scores.lua say
-- ARGV[FIRST]      'forward' | 'backward'
-- ARGV[FIRST + 1]  how many members at most
-- ARGV[FIRST + 2]  cursor: score, or '' for the end that the direction starts from
-- ARGV[FIRST + 3]  cursor: member
-- Reply    { now, live members, 1 if there is a live member before the page, 1 if after it,
--            member, score, expiry, … } in ascending order; expiry -1: never
-- Error    as theirs
-- Atomic   the page is of one moment. The cursor is a position, not a rank: it holds where its member
--          has moved or gone, and under any number of equal scores. O(log² N + M), never O(offset).

local forward = ARGV[FIRST] == 'forward'
local limit = tonumber(ARGV[FIRST + 1])
local total = redis.call('ZCARD', SCORED)
-- Ranks ascend with expiry, so all that has expired lies below this rank.
local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)

-- Byte order, as Redis breaks ties. Lua's own < follows the server's locale.
local function precedes(a, b)
  local length = math.min(#a, #b)
  for i = 1, length do
    local x, y = a:byte(i), b:byte(i)
    if x ~= y then
      return x < y
    end
  end
  return #a < #b
end

-- How many members precede (score, name), whether or not it is there, and whether it is.
local function rank_of(score, name)
  if tonumber(redis.call('ZSCORE', SCORED, name) or nil) == tonumber(score) then
    return redis.call('ZRANK', SCORED, name), true
  end
  local low = redis.call('ZCOUNT', SCORED, '-inf', '(' .. score)
  local high = low + redis.call('ZCOUNT', SCORED, score, score)
  while low < high do
    local middle = math.floor((low + high) / 2)
    if precedes(redis.call('ZRANGE', SCORED, middle, middle)[1], name) then
      low = middle + 1
    else
      high = middle
    end
  end
  return low, false
end

-- The page is [start, stop).
local start, stop = first_live, total
if ARGV[FIRST + 2] ~= '' then
  local rank, present = rank_of(ARGV[FIRST + 2], ARGV[FIRST + 3])
  if forward then
    start = math.max(first_live, present and rank + 1 or rank)
  else
    stop = math.max(first_live, rank)
  end
end
if forward then
  stop = math.min(total, start + limit)
else
  start = math.max(first_live, stop - limit)
end

local reply = { now, total - first_live, start > first_live and 1 or 0, stop < total and 1 or 0 }
if stop > start then
  append_rows(reply, redis.call('ZRANGE', SCORED, start, stop - 1, 'WITHSCORES'))
end
return reply
