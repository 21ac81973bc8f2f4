-- The time blocks of a set, for the scripts of `buckets`.
--
-- KEYS[1]  meta hash
-- KEYS[2]  blocks hash: the end of a block in epoch ms to the number of its members; for an ended block, to minus
--          the number of its freed partitions
-- KEYS[3]  prefix of the keys of partitions, which are built here: <epoch>:<end>:<partition>, plain sets. The epoch
--          is random for each creation or clear of the set, so no earlier key is read again. No key has exactly
--          this name. It is declared so that a server that is moving the slot, and does not know the keys that are
--          built here, lets the caller wait
-- ARGV[1]  now (clock.lua)
--
-- A member belongs to the block that ends at its expiry, and to at most one live block. Blocks end at fixed times,
-- multiples of their width since 1970 in UTC.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_score
-- Provides set, ends, counts, open_blocks, partition_of, key_of, find_member, live_expiries, take_member,
--   put_member, close_blocks

-- Partitions expire one by one after the end of their block, at this interval or spread over the width of a block.
-- Redis frees an expired set in one step, and several in one round would stall it.
local APART_MS = 1000

-- The number of partitions of an ended block that a script frees, in another thread of Redis.
local MAX_FREED = 16

local set = {}
-- Live blocks, the latest first, and the number of members of each.
local ends, counts = {}, {}
-- The latest ended block, and the number of its freed partitions.
local over, freed
-- Fields of blocks that ended before it, and changed fields of live blocks.
local gone, changed = {}, {}

-- Reads the set, or returns the error to reply.
local function open_blocks()
  local settings, refusal = settings_of('buckets', 'defaultTtlMs', 'blockMs', 'partitions', 'epoch')
  if not settings then
    return refusal
  end
  set.default_ttl, set.block_ms = tonumber(settings[1]), tonumber(settings[2])
  set.partitions, set.epoch = tonumber(settings[3]), settings[4]
  local stored = redis.call('HGETALL', KEYS[2])
  for i = 1, #stored, 2 do
    local ends_at, count = tonumber(stored[i]), tonumber(stored[i + 1])
    if is_live(ends_at) and count > 0 then
      ends[#ends + 1] = ends_at
      counts[ends_at] = count
    elseif is_live(ends_at + set.block_ms) then
      over, freed = ends_at, math.max(0, -count)
    else
      gone[#gone + 1] = stored[i]
    end
  end
  table.sort(ends, function(a, b)
    return a > b
  end)
end

-- The hash has a secret salt, so a client that chooses the members cannot fill one partition.
local function partition_of(name)
  return tonumber(redis.sha1hex(set.epoch .. name):sub(1, 8), 16) % set.partitions
end

local prefixes = {}
local function key_of(ends_at, partition)
  local prefix = prefixes[ends_at]
  if not prefix then
    prefix = string.format('%s%s:%.0f:', KEYS[3], set.epoch, ends_at)
    prefixes[ends_at] = prefix
  end
  return prefix .. partition
end

-- The end of the live block of a member, or nil. O(blocks).
local function find_member(name, partition)
  for _, ends_at in ipairs(ends) do
    if redis.call('SISMEMBER', key_of(ends_at, partition), name) == 1 then
      return ends_at
    end
  end
end

-- The expiries of the members in ARGV in their order, false for one that is not live; or nil and the error to
-- reply. All live blocks are searched at one moment, so a member that moves is always found.
local function live_expiries()
  local refusal = open_blocks()
  if refusal then
    return nil, refusal
  end
  local expiries = {}
  for i = 2, #ARGV do
    expiries[i - 1] = find_member(ARGV[i], partition_of(ARGV[i])) or false
  end
  return expiries
end

local function add_to_count(ends_at, delta)
  counts[ends_at] = counts[ends_at] + delta
  changed[ends_at] = true
end

local function take_member(name, partition, ends_at)
  redis.call('SREM', key_of(ends_at, partition), name)
  add_to_count(ends_at, -1)
end

local function put_member(name, partition, ends_at)
  local key = key_of(ends_at, partition)
  redis.call('SADD', key, name)
  if redis.call('SCARD', key) == 1 then
    local apart = math.min(APART_MS, set.block_ms / set.partitions)
    redis.call('PEXPIREAT', key, to_score(ends_at + math.ceil(partition * apart)))
  end
  if not counts[ends_at] then
    counts[ends_at] = 0
    table.insert(ends, 1, ends_at)
  end
  add_to_count(ends_at, 1)
end

-- Frees some partitions of the ended block before Redis expires them in its main thread, which serves all clients.
local function free_partitions()
  if not over then
    return
  end
  local keys = {}
  for partition = freed, math.min(freed + MAX_FREED, set.partitions) - 1 do
    keys[#keys + 1] = key_of(over, partition)
  end
  redis.call('UNLINK', unpack(keys))
  freed = freed + #keys
  if freed < set.partitions then
    redis.call('HSET', KEYS[2], to_score(over), to_score(-freed))
  else
    gone[#gone + 1] = to_score(over)
  end
end

-- Writes the changed counts, and removes the ended blocks.
local function close_blocks()
  for ends_at in pairs(changed) do
    if counts[ends_at] > 0 then
      redis.call('HSET', KEYS[2], to_score(ends_at), to_score(counts[ends_at]))
    else
      gone[#gone + 1] = to_score(ends_at)
    end
  end
  free_partitions()
  if #gone > 0 then
    redis.call('HDEL', KEYS[2], unpack(gone))
  end
end
