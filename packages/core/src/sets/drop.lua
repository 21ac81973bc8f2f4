-- Deletes a set with all that belongs to it. UNLINK frees the memory in another thread.
--
-- KEYS[1]  meta hash
-- KEYS[2]  index of deadlines
-- KEYS[3…] what else the set may have
-- ARGV[1]  now (prelude)
-- ARGV[2]  the set's entry in the index of deadlines
-- ARGV[3]  beginning of the keys of shards (compact), as in compact/shards.lua
-- Reply    { 1 if the set existed, 0 if not, -1 if it has too many keys and has to be emptied first }
-- Atomic   nobody sees a set without its members, or members without their set.

-- So many shards may have come since the set was emptied.
local MOST_SHARDS = 200

local existed = redis.call('EXISTS', KEYS[1])
local meta = redis.call('HMGET', KEYS[1], 'strategy', 'shards', 'generation', 'oldestGeneration')
if meta[1] == 'compact' and meta[2] then
  local shards = {}
  for shard = 0, tonumber(meta[2]) - 1 do
    shards[#shards + 1] = string.format('%s%s:%.0f', ARGV[3], meta[3], shard)
  end
  if #shards > MOST_SHARDS or meta[3] ~= meta[4] then
    return { -1 }
  end
  redis.call('UNLINK', unpack(shards))
end
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('UNLINK', KEYS[1], unpack(KEYS, 3))
return { existed }
