#!lua flags=no-writes
-- Reads some live members with their expiry and value.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  cursor: '0' at first, then that of the previous reply
-- Reply    { now, next cursor, '0' at the end; member, expiry, value, … } expiry -1: never; value '': none
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   one step of HSCAN, with its guarantee: a member that stays in the set is returned, sometimes twice.
--          About 200 fields; all of a hash that is a listpack, by default up to 512.
--
-- Needs ./fields.lua: open_fields, expiries_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire

local FIELDS_A_STEP = 200
-- For a server with larger listpacks.
local FIELDS_PER_CALL = 1000

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local scanned = redis.call('HSCAN', KEYS[2], ARGV[2], 'COUNT', FIELDS_A_STEP)
local rows = scanned[2]
local reply = { now, scanned[1] }
for first = 1, #rows, 2 * FIELDS_PER_CALL do
  local names = {}
  for i = first, math.min(#rows, first + 2 * FIELDS_PER_CALL - 1), 2 do
    names[#names + 1] = rows[i]
  end
  for i, expires_at in ipairs(expiries_of(names)) do
    if expires_at and is_live(expires_at) then
      reply[#reply + 1] = names[i]
      reply[#reply + 1] = to_wire(expires_at)
      reply[#reply + 1] = rows[first + 2 * i - 1]
    end
  end
end
return reply
