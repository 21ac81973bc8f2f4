#!lua flags=allow-oom
-- Delivers events to a consumer: parts of entries, so that a consumer receives the requested number of
-- events. First come parts that were given back, or whose consumer had no heartbeat for a lease; then new
-- entries. Events that were begun as often as the group tries become dead letters instead.
--
-- KEYS[1]  expired stream
-- KEYS[2]  the group's unfinished parts (parts.lua), a sorted set. The score is the last heartbeat of the
--          owner, epoch ms, or 0 for a free part
-- KEYS[3]  meta hash. Its field tries:<group> is how often events of the group are tried; unbounded without it
-- KEYS[4]  the group's dead letters, a stream. An entry has the fields member, note (as in a pair of the expired
--          stream) and tries
-- ARGV[1]  now (clock.lua). Leases always use Redis's clock, even with an injected one
-- ARGV[2]  group
-- ARGV[3]  consumer
-- ARGV[4]  maximum number of events; 0 only checks leases
-- ARGV[5]  lease in ms: after this time without a heartbeat, the owner loses a part
-- ARGV[6]  '1' to remove consumers without a request for ten leases, else '0'
-- ARGV[7]  name that Redis shows for the consumer. Only a call (pulled-group.ts) has another one than ARGV[3]. It
--          gets a part of each event, to acknowledge it alone
-- ARGV[8]  maximum number of dead letters; the oldest are dropped, and counted as lost
-- Reply    { 1 if there is such a group else 0, 1 if there may be more events else 0, number of the group's
--          unfinished parts, ms until the next of them can be taken over (-1: none is held), how often the
--          group tries an event (-1: no bound), entry id, from, to, how often consumers have begun it
--          before, pairs of its events, … }
-- Atomic   an event goes to one consumer. O(log P + events) for P unfinished parts.
--
-- Needs ./parts.lua: part_name, part_of

-- Parts and entries that one script reads.
local MAX_PARTS = 32

-- With this many unfinished parts, calls take no new entries, because change-log.lua and groups.lua read all parts
-- of all groups: 500 take them about 0.6 ms.
local MAX_TAKEN = 500

local time = redis.call('TIME')
local at = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local lease = tonumber(ARGV[5])
local wanted = tonumber(ARGV[4])
local is_call = ARGV[7] ~= ARGV[3]
local max_tries = tonumber(redis.call('HGET', KEYS[3], 'tries:' .. ARGV[2]) or -1)
local reply = { 1, 0, 0, 0, max_tries }

local function add(score, ...)
  redis.call('ZADD', KEYS[2], string.format('%.0f', score), part_name(...))
end

local function notes_of(entry, from, to)
  if from == 0 and to == tonumber(entry[2][2]) then
    return entry[2][4]
  end
  return cjson.encode({ unpack(cjson.decode(entry[2][4]), 2 * from + 1, 2 * to) })
end

-- Delivers the wanted number of events of a part. The rest becomes free. To cut an entry costs as much as to
-- deliver several, so only the first entry of a reply is cut.
local function give(entry, from, to, tries)
  local stop = math.min(to, from + wanted)
  if stop < to and #reply > 5 then
    stop, wanted = from, 0
  end
  if stop > from then
    wanted = wanted - (stop - from)
    local step = is_call and 1 or stop - from
    for i = from, stop - 1, step do
      add(at, entry[1], i, i + step, ARGV[3], tries)
    end
    reply[#reply + 1] = entry[1]
    reply[#reply + 1] = from
    reply[#reply + 1] = stop
    reply[#reply + 1] = tries
    reply[#reply + 1] = notes_of(entry, from, stop)
  end
  if stop < to then
    add(0, entry[1], stop, to, '', tries)
  end
end

local function bury(entry, from, to, tries)
  local pairs_of_entry = cjson.decode(entry[2][4])
  for i = from, to - 1 do
    local member, note = pairs_of_entry[2 * i + 1], pairs_of_entry[2 * i + 2]
    redis.call('XADD', KEYS[4], '*', 'member', member, 'note', note, 'tries', tries)
  end
  local excess = redis.call('XLEN', KEYS[4]) - tonumber(ARGV[8])
  if excess > 0 then
    redis.call('XTRIM', KEYS[4], 'MAXLEN', ARGV[8])
    redis.call('HINCRBY', KEYS[3], 'lost:' .. ARGV[2], excess)
  end
end

local function is_tried_enough(tries)
  return max_tries > 0 and tries >= max_tries
end

-- A heartbeat in the future is from before the clock went back: its lease starts again.
local ahead = { string.format('(%.0f', at), '+inf', 'BYSCORE', 'LIMIT', 0, MAX_PARTS }
for _, part in ipairs(redis.call('ZRANGE', KEYS[2], unpack(ahead))) do
  redis.call('ZADD', KEYS[2], string.format('%.0f', at), part)
end

local lapsed = string.format('%.0f', at - lease)
local has_more_parts = false
if wanted > 0 then
  local range = { '-inf', lapsed, 'BYSCORE', 'LIMIT', 0, MAX_PARTS }
  local parts = redis.call('ZRANGE', KEYS[2], unpack(range))
  has_more_parts = #parts == MAX_PARTS
  for _, part in ipairs(parts) do
    if wanted == 0 then
      break
    end
    local id, from, to, owner, tries = unpack(part_of(part))
    if owner == ARGV[3] then
      -- A request is a heartbeat.
      redis.call('ZADD', KEYS[2], string.format('%.0f', at), part)
    else
      redis.call('ZREM', KEYS[2], part)
      -- An entry that was dropped meanwhile has been counted as lost.
      local entry = redis.call('XRANGE', KEYS[1], id, id)[1]
      tries = tries + (owner == '' and 0 or 1)
      if entry and is_tried_enough(tries) then
        bury(entry, from, to, tries)
      elseif entry then
        give(entry, from, to, tries)
      end
    end
  end
end

local is_dry = false
if is_call then
  local left = math.max(0, MAX_TAKEN - redis.call('ZCARD', KEYS[2]))
  is_dry = left == 0
  wanted = math.min(wanted, left)
end
local count, room = 1, MAX_PARTS
while wanted > 0 and room > 0 and not is_dry do
  -- KEYS[2] has the delivered parts, so Redis need not keep them as pending, too.
  local read = redis.pcall(
    'XREADGROUP', 'GROUP', ARGV[2], ARGV[7], 'COUNT', count, 'NOACK', 'STREAMS', KEYS[1], '>'
  )
  if read and read.err then
    return { 0, 0, 0, -1, -1 }
  end
  local entries = read and read[1][2] or {}
  is_dry = #entries < count
  room = room - #entries
  for _, entry in ipairs(entries) do
    local size, only = tonumber(entry[2][2]), entry[2][6]
    if not only or only == ARGV[2] then
      give(entry, 0, size, 0)
    end
    count = math.max(1, math.min(math.floor(wanted / size), room))
  end
end
reply[2] = is_dry and not has_more_parts and 0 or 1

if ARGV[6] == '1' then
  local consumers = redis.pcall('XINFO', 'CONSUMERS', KEYS[1], ARGV[2])
  if consumers.err then
    return { 0, 0, 0, -1, -1 }
  end
  for _, consumer in ipairs(consumers) do
    local fields = {}
    for i = 1, #consumer, 2 do
      fields[consumer[i]] = consumer[i + 1]
    end
    if fields['idle'] > 10 * lease and fields['name'] ~= ARGV[7] then
      redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], fields['name'])
    end
  end
end

reply[3] = redis.call('ZCARD', KEYS[2])
local next = { '(' .. lapsed, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES' }
local _, sign = unpack(redis.call('ZRANGE', KEYS[2], unpack(next)))
reply[4] = sign and tonumber(sign) + lease - at or -1
return reply
