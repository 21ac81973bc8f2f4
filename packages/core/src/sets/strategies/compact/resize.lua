-- How a compact set grows and shrinks by one segment at a time. Stands behind segments.lua.

-- Members for each segment, on average. A listpack holds 128; those segments that are not split yet in the
-- current doubling hold up to twice the average: of segments of 50, one in some thousand is too large.
local MOST_MEMBERS = 50
-- With fewer, the keys of the segments would outweigh what their encoding saves.
local LEAST_MEMBERS = 20

-- What one script may spend: one for each member that it takes out, and some for each segment. That is one
-- split, or two or three merges, and a batch of 32 additions or removals asks for no more.
local MOST_MOVES = 50
local MOVES_A_SEGMENT = 5

-- Takes all members out of a segment, and drops the expired: the live ones, their expiries, and how many
-- were dropped.
local function empty_segment(segment)
  local key = key_of(segment)
  local rows = redis.call('ZRANGE', key, 0, -1, 'WITHSCORES')
  if #rows == 0 then
    return {}, {}, 0
  end
  local names, expiries = {}, {}
  for i = 1, #rows, 2 do
    local expires_at = expiry_in(segment, rows[i + 1])
    if is_live(expires_at) then
      names[#names + 1] = rows[i]
      expiries[#expiries + 1] = expires_at
    end
  end
  -- Written anew, what had become a skiplist is a listpack again.
  redis.call('UNLINK', key)
  local expired = #rows / 2 - #names
  set.memberCount = set.memberCount - expired
  return names, expiries, expired
end

local function fill_segment(segment, names, expiries)
  if #names == 0 then
    return
  end
  local rows = {}
  -- The latest first: a listpack is searched from its beginning for the place of a member.
  for i = #names, 1, -1 do
    rows[#rows + 1] = score_in(segment, expiries[i])
    rows[#rows + 1] = names[i]
    set.passDueAt = math.min(set.passDueAt, expiries[i])
  end
  redis.call('ZADD', key_of(segment), unpack(rows))
end

-- Splits the next segment: how many members were in it.
local function split_segment()
  local source, target, bits = split, set.segments, 2 * level
  local names, expiries, expired = empty_segment(source)
  local kept, moved = { {}, {} }, { {}, {} }
  for i, name in ipairs(names) do
    local half = hash_of(name) % bits == source and kept or moved
    local n = #half[1] + 1
    half[1][n], half[2][n] = name, expiries[i]
  end
  count_segments(target + 1)
  fill_segment(source, kept[1], kept[2])
  fill_segment(target, moved[1], moved[2])
  return #names + expired
end

-- Merges the last segment: how many members were in it.
local function merge_segment()
  local last = set.segments - 1
  local names, expiries, expired = empty_segment(last)
  count_segments(last)
  fill_segment(split, names, expiries)
  return #names + expired
end

-- Brings the number of segments closer to what the number of members asks for; whether it is there, and
-- what was spent.
local function resize()
  if set.memberCount == 0 then
    if set.segments > 1 or set.dueAt < math.huge then
      start_over(set.generation)
    end
    return true, 0
  end
  local moves = 0
  while moves < MOST_MOVES do
    if set.memberCount > set.segments * MOST_MEMBERS then
      moves = moves + MOVES_A_SEGMENT + split_segment()
    elseif set.segments > 1 and set.memberCount < set.segments * LEAST_MEMBERS then
      moves = moves + MOVES_A_SEGMENT + merge_segment()
    else
      return true, moves
    end
  end
  return false, moves
end
