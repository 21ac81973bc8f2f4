-- Fragment: the stored state of the keys, and the reply, of decide.lua and peek.lua.
--
-- Provides stored, written, next_key, reply, r

local stored = redis.call('MGET', unpack(KEYS))
-- The values that this script has written to keys that occur again, or true to read them again.
local written = {}
-- The index of the key of the next call.
local next_key = 2

local reply, r = { now }, 1
