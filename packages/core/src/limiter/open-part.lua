-- Fragment: opens a function that decides calls of one limiter, each with the limits of that limiter in
-- separate local variables. The fragments of decide.lua follow, and consume-all.lua closes it. It takes KEYS
-- and ARGV of decide.lua, and returns the numbers of its reply.

local function decide(KEYS, ARGV)
