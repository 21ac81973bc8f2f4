-- A fragment: opens a function that decides calls of one limiter, each with the limits of that limiter in its
-- own local variables. The pieces of decide.lua follow, and consume-all.lua closes it. It takes what are KEYS
-- and ARGV of decide.lua, and returns the numbers of its reply.

local function decide(KEYS, ARGV)
