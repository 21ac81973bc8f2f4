#!lua flags=no-writes
-- Reads the clock of all scripts.
--
-- ARGV[1]  now (clock.lua)
-- Reply    { now }
-- Atomic   one reading.

return { now }
