#!lua flags=no-writes
-- The details of a set of any strategy, beside its summary.
--
-- KEYS[1]     meta hash
-- KEYS[2]     members sorted set (sorted, window)
-- KEYS[3]     names list (keys)
-- KEYS[4]     blocks hash (buckets)
-- KEYS[5…9]   other keys that a set can have: values, expired, changes, handed-over, fields
-- KEYS[10…12] prefixes of the keys of members (keys), of blocks (buckets) and of segments (compact), as in their
--             strategies; no key has exactly these names
-- ARGV[1]  now (clock.lua)
-- Reply    { strategy, bytes, 1 if all keys were measured else 0, ms for which the earliest expired member has
--          waited for the sweep (0: none, -1: unknown), changes that the feed keeps (-1: off), ms of a block,
--          partitions, shards (0: none) }, or an empty list if the set does not exist
-- Atomic   all values are as of one moment. Measures a few samples of the contents of a key, and about twenty of
--          many keys: O(1), plus O(blocks) for the counts of a bucket set.
--
-- Needs ../../redis/live.lua: is_live

local SAMPLES = 5
local KEYS_SAMPLED = 20

local meta = redis.call(
  'HMGET', KEYS[1],
  'strategy', 'defaultTtlMs', 'feed', 'blockMs', 'partitions', 'shards', 'epoch', 'generation',
  'segments'
)
if not meta[2] then
  return {}
end
local strategy = meta[1]

local function bytes_of(key)
  return redis.call('MEMORY', 'USAGE', key, 'SAMPLES', SAMPLES) or 0
end

local bytes = 0
for i = 1, 9 do
  bytes = bytes + bytes_of(KEYS[i])
end

-- Adds the bytes of `count` keys. Measures about every `step`-th of them.
local exact = 1
local function add_keys(count, key_at)
  local step = math.max(1, math.floor(count / KEYS_SAMPLED))
  local sampled, measured = 0, 0
  for i = 0, count - 1, step do
    sampled = sampled + bytes_of(key_at(i))
    measured = measured + 1
  end
  if measured > 0 then
    bytes = bytes + math.floor(sampled / measured * count)
  end
  if measured < count then
    exact = 0
  end
end

if strategy == 'keys' then
  local count = redis.call('LLEN', KEYS[3])
  -- Measures the latest names, because an index in the middle of a long list takes time.
  local names = redis.call('LRANGE', KEYS[3], -KEYS_SAMPLED, -1)
  add_keys(#names, function(i)
    return KEYS[10] .. names[i + 1]
  end)
  if count > #names then
    local listed = bytes_of(KEYS[1]) + bytes_of(KEYS[3])
    bytes, exact = math.floor(listed + (bytes - listed) / #names * count), 0
  end
elseif strategy == 'buckets' then
  local blocks = redis.call('HGETALL', KEYS[4])
  local partitions = tonumber(meta[5])
  local ends = {}
  for i = 1, #blocks, 2 do
    if tonumber(blocks[i + 1]) > 0 and is_live(tonumber(blocks[i])) then
      ends[#ends + 1] = blocks[i]
    end
  end
  add_keys(#ends * partitions, function(i)
    -- Goes through the blocks in turn and then through their partitions, so that every block is measured.
    local partition = math.floor(i / #ends)
    return KEYS[11] .. meta[7] .. ':' .. ends[i % #ends + 1] .. ':' .. partition
  end)
elseif strategy == 'compact' then
  add_keys(tonumber(meta[9] or 0), function(i)
    return string.format('%s%s:%.0f', KEYS[12], meta[8], i)
  end)
end

local lag = -1
if strategy == 'sorted' or strategy == 'window' then
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  local expires_at = tonumber(first[2] or math.huge)
  if strategy == 'window' then
    expires_at = expires_at + tonumber(meta[2])
  end
  lag = is_live(expires_at) and 0 or now - expires_at
end
return {
  strategy,
  bytes,
  exact,
  lag,
  tonumber(meta[3] or -1),
  tonumber(meta[4] or 0),
  tonumber(meta[5] or 0),
  strategy == 'sharded' and tonumber(meta[6]) or 0,
}
