-- How the shards that a clear has left behind are unlinked, some at a time. Stands behind shards.lua.
--
-- The meta hash says how many a generation has left ('left:<generation>'), so whoever comes next goes on
-- where a client that crashed has stopped.

-- UNLINK frees so small keys at once: about so many take a third of a millisecond.
local MOST_UNLINKED = 100

-- Leaves all shards behind, which nobody will see again.
local function abandon_shards()
  redis.call('HSET', KEYS[1], string.format('left:%.0f', set.generation), set.shards)
  start_over(set.generation + 1)
end

-- Unlinks what was left behind; whether that was all.
local function unlink_abandoned()
  local budget = MOST_UNLINKED
  while set.oldestGeneration < set.generation and budget > 0 do
    local field = string.format('left:%.0f', set.oldestGeneration)
    local left = tonumber(redis.call('HGET', KEYS[1], field))
    local keys = {}
    for shard = math.max(0, left - budget), left - 1 do
      keys[#keys + 1] = string.format('%s%.0f:%.0f', KEYS[2], set.oldestGeneration, shard)
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
