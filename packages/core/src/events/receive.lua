#!lua flags=allow-oom
-- Hands out events to a consumer: those that another one was given and has not finished in time, then
-- new ones.
--
-- KEYS[1]  expired stream
-- ARGV[1]  now (prelude)
-- ARGV[2]  group
-- ARGV[3]  consumer
-- ARGV[4]  how many entries at most, of either kind
-- ARGV[5]  lease in ms: after so long without a sign of life an entry is taken from its consumer; '' to
--          take none
-- Reply    { 1 if there is such a group else 0, number of entries that were taken,
--            id, notes, id, notes, … } of the entries, those taken over first
-- Atomic   an entry goes to one consumer. Consumers that have finished all they had, and that have
--          not been heard of for ten leases, are struck off. O(entries + consumers).

local reply = { 1, 0 }
local function hand_out(entries)
  for _, entry in ipairs(entries) do
    reply[#reply + 1] = entry[1]
    reply[#reply + 1] = entry[2][4]
  end
end

if ARGV[5] ~= '' then
  local claimed = redis.pcall(
    'XAUTOCLAIM', KEYS[1], ARGV[2], ARGV[3], ARGV[5], '0-0', 'COUNT', ARGV[4]
  )
  if claimed.err then
    return { 0, 0 }
  end
  reply[2] = #claimed[2]
  hand_out(claimed[2])
  for _, consumer in ipairs(redis.call('XINFO', 'CONSUMERS', KEYS[1], ARGV[2])) do
    local fields = {}
    for i = 1, #consumer, 2 do
      fields[consumer[i]] = consumer[i + 1]
    end
    local silent = fields['idle'] > 10 * tonumber(ARGV[5])
    if silent and fields['pending'] == 0 and fields['name'] ~= ARGV[3] then
      redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], fields['name'])
    end
  end
end

local read = redis.pcall(
  'XREADGROUP', 'GROUP', ARGV[2], ARGV[3], 'COUNT', ARGV[4], 'STREAMS', KEYS[1], '>'
)
if read and read.err then
  return { 0, 0 }
end
if read then
  hand_out(read[1][2])
end
return reply
