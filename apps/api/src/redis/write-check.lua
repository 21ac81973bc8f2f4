#!lua
-- Shows whether Redis accepts writes. It changes nothing: its flags, as those of any script that writes, make a
-- server that refuses writes refuse this script, with the error that says why.
--
-- KEYS[1]  a key of the API's own, so that the script goes where writes go; it is neither read nor written
--
-- Replies 1. O(1).

return 1
