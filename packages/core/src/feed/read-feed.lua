#!lua flags=no-writes
-- Reads the changes of a set after a cursor.
--
-- KEYS[1]  meta hash
-- KEYS[2]  changes stream
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  createdAt of the set of the cursor, or '' for the end of the feed
-- ARGV[3]  id of the entry of the cursor
-- ARGV[4]  maximum number of entries
-- Reply    { now, createdAt of the set, 1 if the feed still has all changes after the cursor else 0, id of
--          the last entry, 1 if there are more entries else 0, id, pairs, … of the entries, in the order of
--          the changes, as change-log.lua writes them }
-- Error    SETNOTFOUND, WRONGSTRATEGY, FEEDOFF
-- Atomic   one script reads the changes and checks for gaps. O(changes).
--
-- Needs ../sets/settings.lua: settings_of
-- Needs ../redis/stream-ids.lua: id_precedes

local settings, refusal = settings_of('sorted', 'createdAt', 'feed', 'feedStart')
if not settings then
  return refusal
end
if not settings[2] then
  return redis.error_reply('FEEDOFF the set keeps no feed')
end

local last = settings[3]
local newest = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
if newest then
  last = newest[1]
end
local created_at = tonumber(settings[1])
if ARGV[2] == '' then
  return { now, created_at, 1, last, 0 }
end
-- A cursor after the end is of changes that a failover lost.
local is_lost = tonumber(ARGV[2]) ~= created_at
  or id_precedes(ARGV[3], settings[3])
  or id_precedes(last, ARGV[3])
if is_lost then
  return { now, created_at, 0, last, 0 }
end
local entries = redis.call('XRANGE', KEYS[2], '(' .. ARGV[3], '+', 'COUNT', ARGV[4])
local read = #entries > 0 and entries[#entries][1] or ARGV[3]
local reply = { now, created_at, 1, read, id_precedes(read, last) and 1 or 0 }
for _, entry in ipairs(entries) do
  reply[#reply + 1] = entry[1]
  reply[#reply + 1] = entry[2][4]
end
return reply
