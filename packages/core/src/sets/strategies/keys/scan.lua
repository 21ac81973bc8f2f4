#!lua flags=no-writes
-- Reads a batch of the list: the live members among some entries.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2]  id of the first entry to read, or 0; at least the first of the list
-- ARGV[3]  maximum number of entries
-- Reply    { now, id of the first entry of the list, of the last one, of the next one to read,
--            member, expiry, value | nil, member, … }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all returned members are live at one moment. O(M) for M entries, plus a step for every few hundred
--          entries between them and the nearer end of the list.
--
-- Needs ./names.lua: open_names, first_id, last_id, key_of, read_key, live_expiry

local refusal = open_names()
if refusal then
  return refusal
end
local first = first_id()
local id = math.max(tonumber(ARGV[2]), first)
local reply = { now, first, last_id, id }
if id > last_id then
  return reply
end
local names = redis.call('LRANGE', KEYS[2], id - first, id - first + tonumber(ARGV[3]) - 1)
local keys = {}
for i, name in ipairs(names) do
  keys[i] = key_of(name)
end
for i, held in ipairs(redis.call('MGET', unpack(keys))) do
  local held_id, value = read_key(held or '')
  local expires_at = held_id == id and live_expiry(names[i], id)
  if expires_at then
    reply[#reply + 1] = names[i]
    reply[#reply + 1] = expires_at
    reply[#reply + 1] = value or false
  end
  id = id + 1
end
reply[4] = id
return reply
