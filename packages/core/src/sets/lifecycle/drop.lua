#!lua flags=allow-oom
-- Deletes a set and all its keys. UNLINK frees the memory in another thread.
--
-- KEYS[1]  meta hash
-- KEYS[2]  index of deadlines
-- KEYS[3]  retired hash (sharded): incarnation to number of shards
-- KEYS[4…] other keys that a set can have. KEYS[6] is its expired stream; each of its groups has two keys, the key of
--          the stream plus :<group>, and ARGV[5] plus <group>
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  the set's entry in the index of deadlines
-- ARGV[3]  prefix of the keys of segments (compact), as in compact/segments.lua
-- ARGV[4]  ms during which the name cannot be used again
-- ARGV[5]  prefix of the keys of dead letters
-- Reply    { 1 if the set existed, 0 if not, -1 if it has too many keys and the caller must empty it first }
-- Atomic   no client sees a set without its members, or members without their set. The shards of a sharded set are
--          in other slots: this script deletes their set, and records them for deletion.

-- The number of segments that can be added after the set was emptied.
local MAX_SEGMENTS = 200

local existed = redis.call('EXISTS', KEYS[1])
local meta = redis.call(
  'HMGET', KEYS[1],
  'strategy', 'segments', 'generation', 'oldestGeneration', 'incarnation', 'shards'
)
if meta[1] == 'compact' and meta[2] then
  local segments = {}
  for segment = 0, tonumber(meta[2]) - 1 do
    segments[#segments + 1] = string.format('%s%s:%.0f', ARGV[3], meta[3], segment)
  end
  if #segments > MAX_SEGMENTS or meta[3] ~= meta[4] then
    return { -1 }
  end
  redis.call('UNLINK', unpack(segments))
end
if meta[1] == 'sharded' then
  redis.call('HSET', KEYS[3], meta[5], meta[6])
end
if redis.call('EXISTS', KEYS[6]) == 1 then
  for _, group in ipairs(redis.call('XINFO', 'GROUPS', KEYS[6])) do
    redis.call('UNLINK', KEYS[6] .. ':' .. group[2], ARGV[5] .. group[2])
  end
end
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('UNLINK', KEYS[1], unpack(KEYS, 4))
if tonumber(ARGV[4]) > 0 then
  redis.call('HSET', KEYS[1], 'strategy', 'dropped')
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
end
return { existed }
