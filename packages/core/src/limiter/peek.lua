#!lua flags=no-writes
-- Says what `consume` would decide, for one key or many, and changes nothing.
--
-- KEYS, ARGV and reply are those of decide.lua; the operation of each call is 'peek'.
-- Atomic       one reading. As expensive as decide.lua.

return packed(reply)
