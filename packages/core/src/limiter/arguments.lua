-- Fragment: the arguments of decide.lua and peek.lua that fast-path.lua does not need.
--
-- Provides constants, many, is_short, limit_count, first_call, count_denied, escalate_after, escalate_within,
--   first_block, block_factor, longest_block, clears_on_block

-- Whether each call has separate arguments, or all have the same.
local many = ARGV[3] == 'many'
-- The index of the arguments of the first call.
local first_call = many and 4 or 3

-- The settings, and the limits.
local constants = cjson.decode(ARGV[2])
local settings, limit_count = constants[1], #constants - 1
-- The short arguments of a single limit: its algorithm instead of an operation.
local is_short = limit_count == 1 and ARGV[3] == constants[2][2]
local count_denied = settings[1] == 1
local escalate_after, escalate_within = settings[2], settings[3]
local first_block, block_factor, longest_block = settings[4], settings[5], settings[6]
local clears_on_block = settings[7] == 1
