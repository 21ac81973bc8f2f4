-- Fragment: the arguments of decide.lua and peek.lua, the stored state, and the reply.
--
-- Provides limit_count, first_call, count_denied, escalate_after, escalate_within, first_block, block_factor,
--   longest_block, many, stored, written, next_key, reply, r, packed

local limit_count = tonumber(ARGV[2])
local first_call = 3 + 5 * limit_count
local count_denied = ARGV[first_call] == '1'
local escalate_after = tonumber(ARGV[first_call + 1])
local escalate_within = tonumber(ARGV[first_call + 2])
local first_block = tonumber(ARGV[first_call + 3])
local block_factor = tonumber(ARGV[first_call + 4])
local longest_block = tonumber(ARGV[first_call + 5])
first_call = first_call + 6
-- Whether each call has separate arguments, or all have the same.
local many = #ARGV > first_call + 2

local stored = redis.call('MGET', unpack(KEYS))
-- The values that this script has written to keys that occur again, or true to read them again.
local written = {}
-- The index of the key of the next call.
local next_key = 2

local reply, r = { now }, 1

-- Clients read a string of doubles ten times as fast as integers of the protocol.
local function packed(reply)
  return { struct.pack('<' .. ('d'):rep(#reply), unpack(reply)) }
end
