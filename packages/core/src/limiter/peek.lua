#!lua flags=no-writes
-- Returns the decisions of `consume`, for one key or many, and changes nothing.
--
-- KEYS, ARGV and reply are those of decide.lua; the operation of each call is 'peek'.
-- Atomic       all data is of one time. As expensive as decide.lua.
--
-- Needs ./calls.lua: reply
-- Needs ./judge.lua
-- Needs ./packed.lua: packed

return packed(reply)
