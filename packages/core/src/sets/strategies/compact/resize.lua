-- Adds segments to a compact set or removes them, one by one.
--
-- Needs ./segments.lua: key_of, expiry_in, set, score_in, split, level, hash_of, count_segments, start_over
-- Needs ../../../redis/live.lua: is_live
-- Provides empty_segment, fill_segment, resize

-- The maximum average of members per segment. A listpack holds 128. Segments that are not split yet in the current
-- doubling hold up to twice the average: with an average of 50, about one in a thousand is too large.
local MAX_MEMBERS = 50
-- The minimum average. With fewer members, the keys of the segments need more memory than their encoding saves.
local LEAST_MEMBERS = 20

-- The work that one script may do: one for each member that moves, plus some for each segment. This allows one
-- split, or two or three merges, and a batch of 20 additions or removals needs no more.
local MAX_MOVES = 50
local MOVES_A_SEGMENT = 5

-- Takes all members out of a segment, and drops the expired ones. Returns the live ones, their expiries, and how
-- many were dropped.
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
  -- Written again, a segment that had become a skiplist is a listpack.
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
  -- The latest first, because the position of a member in a listpack is searched from the beginning.
  for i = #names, 1, -1 do
    rows[#rows + 1] = score_in(segment, expiries[i])
    rows[#rows + 1] = names[i]
    set.passDueAt = math.min(set.passDueAt, expiries[i])
  end
  redis.call('ZADD', key_of(segment), unpack(rows))
end

-- Splits the next segment. Returns how many members were in it.
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

-- Merges the last segment. Returns how many members were in it.
local function merge_segment()
  local last = set.segments - 1
  local names, expiries, expired = empty_segment(last)
  count_segments(last)
  fill_segment(split, names, expiries)
  return #names + expired
end

-- Adjusts the number of segments to the number of members. Returns whether it is reached, and the work done.
local function resize()
  if set.memberCount == 0 then
    if set.segments > 1 or set.dueAt < math.huge then
      start_over(set.generation)
    end
    return true, 0
  end
  local moves = 0
  while moves < MAX_MOVES do
    if set.memberCount > set.segments * MAX_MEMBERS then
      moves = moves + MOVES_A_SEGMENT + split_segment()
    elseif set.segments > 1 and set.memberCount < set.segments * LEAST_MEMBERS then
      moves = moves + MOVES_A_SEGMENT + merge_segment()
    else
      return true, moves
    end
  end
  return false, moves
end
