#!lua flags=allow-oom
-- Frees the memory of expired members, so many segments far, and says when to come again. Reads never
-- depend on it.
--
-- KEYS[1…3], ARGV[1…3]  as segments.lua says, which stands before this script
-- ARGV[4]  how many segments at most
-- Reply    { now, 1 if there is such a set else 0, members removed, 1 if there is more to do at once else 0,
--            next entry in the index of deadlines of this slot, when it is due (-1: there is none) }
-- Atomic   a member that was renewed in between is judged by its new expiry. Several sweepers take one
--          pass further together. A set that is gone leaves the index. O(segments).

-- A pass begins so long after the last one for each segment of the set: a background load of a third of a
-- percent of Redis's time at most.
local PAUSE_A_SEGMENT_MS = 1

local removed, more, due = 0, 0, math.huge
local exists = not open_set()
if exists then
  local before = set.memberCount
  -- One of the two at a time keeps the script short.
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
