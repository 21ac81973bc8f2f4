#!lua flags=allow-oom
-- Delivers events to a consumer: parts of entries, so that a consumer receives the requested number of
-- events. First come parts that were given back, or whose consumer had no heartbeat for a lease; then new
-- entries.
--
-- KEYS[1]  expired stream
-- KEYS[2]  the group's unfinished parts, a sorted set: <entry id>/<from>/<to>/<owner>, where from and to
--          count the events of the entry from 0, and `to` is the first that does not belong to the part. The
--          score is the last heartbeat of the owner, epoch ms. A free part has the score 0, and the owner ''
--          if no handler had started it, else 'begun'
-- ARGV[1]  now (clock.lua). Leases always use Redis's clock, even with an injected one
-- ARGV[2]  group
-- ARGV[3]  consumer
-- ARGV[4]  maximum number of events; 0 only checks leases
-- ARGV[5]  lease in ms: after this time without a heartbeat, the owner loses a part
-- ARGV[6]  '1' to remove consumers without a request for ten leases, else '0'
-- Reply    { 1 if there is such a group else 0, 1 if there may be more events else 0, number of the group's
--          unfinished parts, ms until the next of them can be taken over (-1: none is held), entry id, from,
--          to, 1 if another consumer had it else 0, pairs of its events, … }
-- Atomic   an event goes to one consumer. O(log P + events) for P unfinished parts.

-- Parts and entries that one script reads.
local MAX_PARTS = 32

local time = redis.call('TIME')
local at = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local lease = tonumber(ARGV[5])
local wanted = tonumber(ARGV[4])
local reply = { 1, 0, 0, 0 }

local function add(id, from, to, owner, score)
  local part = string.format('%s/%04d/%04d/%s', id, from, to, owner)
  redis.call('ZADD', KEYS[2], string.format('%.0f', score), part)
end

local function notes_of(entry, from, to)
  if from == 0 and to == tonumber(entry[2][2]) then
    return entry[2][4]
  end
  return cjson.encode({ unpack(cjson.decode(entry[2][4]), 2 * from + 1, 2 * to) })
end

-- Delivers the wanted number of events of a part. The rest becomes free. To cut an entry costs as much as to
-- deliver several, so only the first entry of a reply is cut.
local function give(entry, from, to, is_begun)
  local stop = math.min(to, from + wanted)
  if stop < to and #reply > 4 then
    stop, wanted = from, 0
  end
  if stop > from then
    wanted = wanted - (stop - from)
    add(entry[1], from, stop, ARGV[3], at)
    reply[#reply + 1] = entry[1]
    reply[#reply + 1] = from
    reply[#reply + 1] = stop
    reply[#reply + 1] = is_begun and 1 or 0
    reply[#reply + 1] = notes_of(entry, from, stop)
  end
  if stop < to then
    add(entry[1], stop, to, is_begun and 'begun' or '', 0)
  end
end

-- A heartbeat in the future is from before the clock went back: its lease starts again.
local ahead = { string.format('(%.0f', at), '+inf', 'BYSCORE', 'LIMIT', 0, MAX_PARTS }
for _, part in ipairs(redis.call('ZRANGE', KEYS[2], unpack(ahead))) do
  redis.call('ZADD', KEYS[2], string.format('%.0f', at), part)
end

local lapsed = string.format('%.0f', at - lease)
if wanted > 0 then
  local range = { '-inf', lapsed, 'BYSCORE', 'LIMIT', 0, MAX_PARTS }
  for _, part in ipairs(redis.call('ZRANGE', KEYS[2], unpack(range))) do
    if wanted == 0 then
      break
    end
    local id, from, to, owner = part:match('^(.-)/(%d+)/(%d+)/(.*)$')
    if owner == ARGV[3] then
      -- A request is a heartbeat.
      redis.call('ZADD', KEYS[2], string.format('%.0f', at), part)
    else
      redis.call('ZREM', KEYS[2], part)
      -- An entry that was dropped meanwhile has been counted as lost.
      local entry = redis.call('XRANGE', KEYS[1], id, id)[1]
      if entry then
        give(entry, tonumber(from), tonumber(to), owner ~= '')
      end
    end
  end
end

local is_dry = false
local count, room = 1, MAX_PARTS
while wanted > 0 and room > 0 and not is_dry do
  -- KEYS[2] has the delivered parts, so Redis need not keep them as pending, too.
  local read = redis.pcall(
    'XREADGROUP', 'GROUP', ARGV[2], ARGV[3], 'COUNT', count, 'NOACK', 'STREAMS', KEYS[1], '>'
  )
  if read and read.err then
    return { 0, 0, 0, -1 }
  end
  local entries = read and read[1][2] or {}
  is_dry = #entries < count
  room = room - #entries
  for _, entry in ipairs(entries) do
    local size = tonumber(entry[2][2])
    give(entry, 0, size, false)
    count = math.max(1, math.min(math.floor(wanted / size), room))
  end
end
reply[2] = is_dry and 0 or 1

if ARGV[6] == '1' then
  local consumers = redis.pcall('XINFO', 'CONSUMERS', KEYS[1], ARGV[2])
  if consumers.err then
    return { 0, 0, 0, -1 }
  end
  for _, consumer in ipairs(consumers) do
    local fields = {}
    for i = 1, #consumer, 2 do
      fields[consumer[i]] = consumer[i + 1]
    end
    if fields['idle'] > 10 * lease and fields['name'] ~= ARGV[3] then
      redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], fields['name'])
    end
  end
end

reply[3] = redis.call('ZCARD', KEYS[2])
local next = { '(' .. lapsed, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES' }
local _, sign = unpack(redis.call('ZRANGE', KEYS[2], unpack(next)))
reply[4] = sign and tonumber(sign) + lease - at or -1
return reply
