#!lua flags=allow-oom
-- Removes expired elements, and returns when the next sweep is due. Reads do not depend on it.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- KEYS[3], ARGV[2…3]  see deadline.lua
-- ARGV[4]  maximum number of elements
-- Reply    { now, 1 if the set exists else 0, elements removed, expired elements left, next entry in the index of
--          deadlines of this slot, its deadline (-1: no entry) }
-- Atomic   uses the current score of an element that was pushed again. A missing or empty set leaves the index.
--          O(log N + M).
--
-- Needs ./settings.lua: settings, SCORED
-- Needs ../../scored/scores.lua: sweep_expired, expires_at
-- Needs ../../expiry.lua: to_score
-- Needs ./deadline.lua: due_at

local removed, left = 0, 0
local first
if settings then
  removed, left = sweep_expired(tonumber(ARGV[4]))
  first = redis.call('ZRANGE', SCORED, 0, 0, 'WITHSCORES')[2]
end
if first then
  local next_expiry = expires_at(tonumber(first))
  redis.call('ZADD', KEYS[3], to_score(left > 0 and next_expiry or due_at(next_expiry)), ARGV[2])
else
  redis.call('ZREM', KEYS[3], ARGV[2])
end
local next_entry = redis.call('ZRANGE', KEYS[3], 0, 0, 'WITHSCORES')
return { now, settings and 1 or 0, removed, left, next_entry[1] or '', tonumber(next_entry[2] or -1) }
