-- Unlinks the segments of earlier generations, some at a time.
--
-- The meta hash has the number of segments left in a generation ('left:<generation>'), so another client can
-- continue if one crashes.
--
-- Needs ./segments.lua: set, start_over
-- Provides abandon_segments, unlink_abandoned

-- UNLINK frees such small keys in the main thread: this many take a third of a millisecond.
local MAX_UNLINKED = 100

-- Starts a new generation. No reader can see the segments of the previous one.
local function abandon_segments()
  redis.call('HSET', KEYS[1], string.format('left:%.0f', set.generation), set.segments)
  start_over(set.generation + 1)
end

-- Unlinks segments of earlier generations. Returns whether none is left.
local function unlink_abandoned()
  local budget = MAX_UNLINKED
  while set.oldestGeneration < set.generation and budget > 0 do
    local field = string.format('left:%.0f', set.oldestGeneration)
    local left = tonumber(redis.call('HGET', KEYS[1], field))
    local keys = {}
    for segment = math.max(0, left - budget), left - 1 do
      keys[#keys + 1] = string.format('%s%.0f:%.0f', KEYS[2], set.oldestGeneration, segment)
    end
    redis.call('UNLINK', unpack(keys))
    budget = budget - #keys
    if #keys == left then
      redis.call('HDEL', KEYS[1], field)
      set.oldestGeneration = set.oldestGeneration + 1
    else
      redis.call('HSET', KEYS[1], field, left - #keys)
    end
  end
  return set.oldestGeneration == set.generation
end
