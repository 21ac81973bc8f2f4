#!lua flags=allow-oom
-- Frees the memory of expired members in some segments, and returns when the next sweep is due. Reads do not depend
-- on it.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- ARGV[4]  maximum number of segments
-- Reply    { now, 1 if the set exists else 0, members removed, 1 if more can be done immediately else 0, next entry
--          in the index of deadlines of this slot, its deadline (-1: no entry) }
-- Atomic   uses the current expiry of a member that was renewed. Several sweepers continue one pass together. A
--          missing set leaves the index. O(segments).
--
-- Needs ./segments.lua: open_set, set, SWEEP_LAG_MS, close_set
-- Needs ./unlink.lua: unlink_abandoned
-- Needs ./sweep-pass.lua: sweep_segments
-- Needs ./resize.lua: resize
-- Needs ../../expiry.lua: to_score

-- The minimum time between two passes for each segment of the set: at most a third of a percent of Redis's time.
local PAUSE_A_SEGMENT_MS = 1

local removed, more, due = 0, 0, math.huge
local exists = not open_set()
if exists then
  local before = set.memberCount
  -- Unlinks or sweeps, not both, to keep the script short.
  local was_clean = set.oldestGeneration == set.generation
  local all_unlinked = unlink_abandoned()
  local fits = false
  if was_clean then
    sweep_segments(tonumber(ARGV[4]))
    fits = resize()
  end
  removed = before - set.memberCount
  if not (all_unlinked and fits and set.sweptTo == 0) then
    more, due = 1, now
  else
    due = math.max(set.dueAt + SWEEP_LAG_MS, now + set.segments * PAUSE_A_SEGMENT_MS)
  end
  close_set()
end
if due == math.huge then
  redis.call('ZREM', KEYS[3], ARGV[2])
else
  redis.call('ZADD', KEYS[3], to_score(due), ARGV[2])
end
local next_entry = redis.call('ZRANGE', KEYS[3], 0, 0, 'WITHSCORES')
return {
  now, exists and 1 or 0, removed, more,
  next_entry[1] or '', tonumber(next_entry[2] or -1),
}
