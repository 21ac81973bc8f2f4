-- One page of the live members by (expiry, member), from a cursor in either direction.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- ARGV[2]  'forward' | 'backward'
-- ARGV[3]  how many members at most
-- ARGV[4]  cursor: expiry in epoch ms, '+inf', or '' for the end that the direction starts from
-- ARGV[5]  cursor: member
-- Reply    { now, live members, 1 if there is a live member before the page, 1 if after it,
--            member, expiry, value | nil, … } in ascending order; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the page is of one moment. The cursor is a position, not a rank: it holds where its member
--          has moved or gone, and under any number of equal expiries. O(log² N + M), never O(offset).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local forward = ARGV[2] == 'forward'
local limit = tonumber(ARGV[3])
local total = redis.call('ZCARD', KEYS[2])
-- Ranks ascend with expiry, so all that has expired lies below this rank.
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)

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
  if tonumber(redis.call('ZSCORE', KEYS[2], name) or nil) == tonumber(score) then
    return redis.call('ZRANK', KEYS[2], name), true
  end
  local low = redis.call('ZCOUNT', KEYS[2], '-inf', '(' .. score)
  local high = low + redis.call('ZCOUNT', KEYS[2], score, score)
  while low < high do
    local middle = math.floor((low + high) / 2)
    if precedes(redis.call('ZRANGE', KEYS[2], middle, middle)[1], name) then
      low = middle + 1
    else
      high = middle
    end
  end
  return low, false
end

-- The page is [start, stop).
local start, stop = first_live, total
if ARGV[4] ~= '' then
  local rank, present = rank_of(ARGV[4], ARGV[5])
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
  local rows = redis.call('ZRANGE', KEYS[2], start, stop - 1, 'WITHSCORES')
  local names = {}
  for i = 1, #rows, 2 do
    names[#names + 1] = rows[i]
  end
  local values = redis.call('EXISTS', KEYS[3]) == 1 and redis.call('HMGET', KEYS[3], unpack(names)) or {}
  for i, name in ipairs(names) do
    reply[#reply + 1] = name
    reply[#reply + 1] = to_wire(tonumber(rows[2 * i]))
    reply[#reply + 1] = values[i] or false
  end
end
return reply
