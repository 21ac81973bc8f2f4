-- Shared by all scripts of a compact set: the segment of a member, and the encoding of its expiry there.
--
-- KEYS[1]  meta hash
-- KEYS[2]  prefix of the keys of the segments, which are built here because their number is in the meta hash:
--          '<generation>:<number>' follows, same slot. Sorted sets. No key has exactly this name. So a cluster that
--          moves the slot key by key rejects the script (TRYAGAIN) instead of running it on half of the segments
-- KEYS[3]  index of deadlines
-- ARGV[2]  the set's entry in the index of deadlines
-- ARGV[3]  channel of notifications
--
-- Linear hashing (Litwin, 1980): of 2^i + s segments the first s and the last s use the lowest i + 1 bits of a
-- member's hash, those between use i bits. A new segment takes members from segment s only, and a removed one
-- returns them.
--
-- A score is the expiry minus a base, so that it takes four bytes instead of eight within 24 days of the base.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_score
-- Needs ../../../sweep/due.lua: expect_sweep
-- Provides REACH_MS, REBASE_MS, SWEEP_LAG_MS, set, level, split, count_segments, start_over, open_set, hash_of,
--   segment_of, key_of, expiry_in, live_expiries, score_in, record_expiry, close_set

-- How far in the future a new base is, and how close it may come before it moves.
local REACH_MS = 2 ^ 31
local REBASE_MS = 2 ^ 30

-- Expired members can stay this long before the next sweep, because removing many together is cheaper.
local SWEEP_LAG_MS = 1000

-- Numbers in the meta hash, beside the settings:
--  segments, memberCount  the numbers of segments and of members, with expired ones that are not swept
--  generation             a clear begins a new one; the segments of earlier ones are unlinked later
--  oldestGeneration       the first that is not unlinked yet
--  base, priorBase        of the segments that the sweep's pass has visited, and of the others
--  sweptTo                the next segment of the pass; 0: no pass
--  passDueAt, dueAt       no member expires earlier: of those visited by the pass, and of all
local NUMBERS = {
  'segments', 'memberCount', 'generation', 'oldestGeneration', 'base', 'priorBase', 'sweptTo',
  'passDueAt', 'dueAt',
}

local set, stored
local segment_prefix
-- 2^i and s of the number of segments.
local level, split

local function count_segments(segments)
  set.segments = segments
  level = 1
  while 2 * level <= segments do
    level = 2 * level
  end
  split = segments - level
end

-- No member, one segment.
local function start_over(generation)
  set.generation = generation
  set.memberCount = 0
  set.base, set.priorBase = now + REACH_MS, now + REACH_MS
  set.sweptTo = 0
  set.passDueAt, set.dueAt = math.huge, math.huge
  segment_prefix = string.format('%s%.0f:', KEYS[2], generation)
  count_segments(1)
end

-- Reads the set, or returns the error to reply.
local function open_set()
  local settings, refusal = settings_of('compact', 'defaultTtlMs', 'salt', unpack(NUMBERS))
  if not settings then
    return refusal
  end
  set, stored = { defaultTtlMs = tonumber(settings[1]), salt = settings[2] }, {}
  if settings[3] then
    for i, field in ipairs(NUMBERS) do
      set[field] = tonumber(settings[i + 2])
      stored[field] = set[field]
    end
    segment_prefix = string.format('%s%.0f:', KEYS[2], set.generation)
    count_segments(set.segments)
  else
    set.oldestGeneration = 0
    start_over(0)
  end
end

-- The salt prevents that a client that chooses the members fills one segment with them.
local function hash_of(member)
  return tonumber(redis.sha1hex(set.salt .. member):sub(1, 8), 16)
end

local function segment_of(member)
  if set.segments == 1 then
    return 0
  end
  local hash = hash_of(member)
  local segment = hash % level
  return segment < split and hash % (2 * level) or segment
end

local function key_of(segment)
  return segment_prefix .. segment
end

local function base_of(segment)
  return segment < set.sweptTo and set.base or set.priorBase
end

-- The expiry of a score in this segment, or nil for no score.
local function expiry_in(segment, score)
  return score and tonumber(score) + base_of(segment) or nil
end

-- The expiries of the members in ARGV in their order, false for one that is not live; or nil and the
-- error to reply.
local function live_expiries()
  local refusal = open_set()
  if refusal then
    return nil, refusal
  end
  local expiries = {}
  for i = 4, #ARGV do
    local segment = segment_of(ARGV[i])
    local expires_at = expiry_in(segment, redis.call('ZSCORE', key_of(segment), ARGV[i]))
    expiries[i - 3] = expires_at and is_live(expires_at) and expires_at or false
  end
  return expiries
end

local function score_in(segment, expires_at)
  return to_score(expires_at - base_of(segment))
end

-- Records that a member in any segment was given this expiry.
local function record_expiry(expires_at)
  set.passDueAt = math.min(set.passDueAt, expires_at)
  set.dueAt = math.min(set.dueAt, expires_at)
end

-- Writes the changed fields of the set.
local function close_set()
  local changes = {}
  for _, field in ipairs(NUMBERS) do
    if set[field] ~= stored[field] then
      changes[#changes + 1] = field
      changes[#changes + 1] = to_score(set[field])
    end
  end
  if #changes > 0 then
    redis.call('HSET', KEYS[1], unpack(changes))
  end
  if set.dueAt < (stored.dueAt or math.huge) then
    expect_sweep(KEYS[3], ARGV[2], ARGV[3], set.dueAt + SWEEP_LAG_MS)
  end
end
