-- Fragment: the arguments of decide.lua and peek.lua that fast-path.lua does not need.
--
-- Provides many, limit_count, first_call, count_denied, escalate_after, escalate_within, first_block,
--   block_factor, longest_block, clears_on_block

-- Whether each call has separate arguments, or all have the same.
local many = ARGV[3] == 'many'
local limit_count = many and tonumber(ARGV[4]) or (#ARGV - 5) / 5
-- The index of the arguments of the first call.
local first_call = many and 6 + 5 * limit_count or 3

local settings = ARGV[2] == '' and { 0, 0 } or cjson.decode(ARGV[2])
local count_denied = settings[1] == 1
local escalate_after, escalate_within = settings[2], settings[3]
local first_block, block_factor, longest_block = settings[4], settings[5], settings[6]
local clears_on_block = settings[7] == 1
