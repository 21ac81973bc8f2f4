#!lua flags=no-writes
-- Tells of the groups of a set: how far each has come.
--
-- KEYS[1]  meta hash
-- KEYS[2]  expired stream
-- KEYS[3]  beginning of the keys of unfinished parts (receive.lua), which the group follows. No key itself:
--          so a cluster has the script wait while the slot moves
-- ARGV[1]  now (prelude)
-- Reply    { group, consumers, events of entries that were begun and are not finished,
--            entries not begun (-1: cannot be told), events lost, … }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all are of one moment. O(groups + unfinished parts).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local reply = {}
if redis.call('EXISTS', KEYS[2]) == 0 then
  return reply
end
for _, group in ipairs(redis.call('XINFO', 'GROUPS', KEYS[2])) do
  local fields = {}
  for i = 1, #group, 2 do
    fields[group[i]] = group[i + 1]
  end
  local unfinished = 0
  for _, part in ipairs(redis.call('ZRANGE', KEYS[3] .. fields['name'], 0, -1)) do
    local from, to = part:match('/(%d+)/(%d+)/')
    unfinished = unfinished + to - from
  end
  reply[#reply + 1] = fields['name']
  reply[#reply + 1] = fields['consumers']
  reply[#reply + 1] = unfinished
  reply[#reply + 1] = fields['lag'] or -1
  reply[#reply + 1] = tonumber(redis.call('HGET', KEYS[1], 'lost:' .. fields['name']) or 0)
end
return reply
