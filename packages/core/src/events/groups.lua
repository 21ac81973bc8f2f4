#!lua flags=no-writes
-- Reads the progress of the groups of a set.
--
-- KEYS[1]  meta hash
-- KEYS[2]  expired stream
-- KEYS[3]  prefix of the keys of unfinished parts (parts.lua), followed by the group. It is no key, but
--          with it a cluster makes the script wait while the slot moves
-- KEYS[4]  prefix of the keys of dead letters, the same
-- ARGV[1]  now (clock.lua)
-- Reply    { group, consumers, unfinished events of begun entries, entries not begun (-1: unknown), lost
--          events, epoch ms when the oldest unfinished event was written (-1: none), dead letters, how often an
--          event is tried (-1: no bound), … }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all data is of one time. O(groups + unfinished parts).
--
-- Needs ../sets/settings.lua: settings_of

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
  local unfinished, oldest = 0, math.huge
  local unread = redis.call(
    'XRANGE', KEYS[2], '(' .. fields['last-delivered-id'], '+', 'COUNT', 1
  )[1]
  if unread then
    oldest = tonumber(unread[1]:match('^%d+'))
  end
  for _, part in ipairs(redis.call('ZRANGE', KEYS[3] .. fields['name'], 0, -1)) do
    local from, to = part:match('/(%d+)/(%d+)/')
    unfinished = unfinished + to - from
    oldest = math.min(oldest, tonumber(part:match('^%d+')))
  end
  reply[#reply + 1] = fields['name']
  reply[#reply + 1] = fields['consumers']
  reply[#reply + 1] = unfinished
  reply[#reply + 1] = fields['lag'] or -1
  reply[#reply + 1] = tonumber(redis.call('HGET', KEYS[1], 'lost:' .. fields['name']) or 0)
  reply[#reply + 1] = oldest == math.huge and -1 or oldest
  reply[#reply + 1] = redis.call('XLEN', KEYS[4] .. fields['name'])
  reply[#reply + 1] = tonumber(redis.call('HGET', KEYS[1], 'tries:' .. fields['name']) or -1)
end
return reply
