#!lua flags=no-writes
-- Reads the clock that every script goes by.
--
-- ARGV[1]  now (prelude)
-- Reply    { now }
-- Atomic   one reading.

return { now }
