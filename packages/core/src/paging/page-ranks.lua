-- Fragment: ranks of a page of the live members of a sorted set, for the scripts of several strategies.
--
-- Ranks ascend with expiry, so all expired members have the lowest ranks. A cursor is a position, not a rank: it
-- stays valid if its member moved or is gone, and among any number of equal scores.
--
-- Provides rank_after, page_ranks

-- Byte order, which Redis uses for equal scores. Lua's own < follows the server's locale.
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

-- The number of members that precede (score, name), and whether (score, name) is in the sorted set. O(log² N).
local function rank_of(key, score, name)
  if tonumber(redis.call('ZSCORE', key, name) or nil) == tonumber(score) then
    return redis.call('ZRANK', key, name), true
  end
  local low = redis.call('ZCOUNT', key, '-inf', '(' .. score)
  local high = low + redis.call('ZCOUNT', key, score, score)
  while low < high do
    local middle = math.floor((low + high) / 2)
    if precedes(redis.call('ZRANGE', key, middle, middle)[1], name) then
      low = middle + 1
    else
      high = middle
    end
  end
  return low, false
end

-- The rank of the first member after a cursor; without a cursor, of the first live member.
local function rank_after(key, first_live, score, name)
  if score == '' then
    return first_live
  end
  local rank, present = rank_of(key, score, name)
  return math.max(first_live, present and rank + 1 or rank)
end

-- The ranks [start, stop) of a page of up to `limit` members:
--  'forward'  after the cursor (at, name), or from the first live member
--  'backward' before the cursor (at, name), or up to the last member
--  'rank'     from the live member of rank `at`; 0 is the first
--  'moment'   from the first member that expires at or after `at`; `rank_at` returns its rank
local function page_ranks(key, first_live, total, way, limit, at, name, rank_at)
  if way == 'backward' then
    local stop = at == '' and total or math.max(first_live, (rank_of(key, at, name)))
    return math.max(first_live, stop - limit), stop
  end
  local start
  if way == 'rank' then
    start = math.min(total, first_live + tonumber(at))
  elseif way == 'moment' then
    start = math.max(first_live, rank_at(at))
  else
    start = rank_after(key, first_live, at, name)
  end
  return start, math.min(total, start + limit)
end
