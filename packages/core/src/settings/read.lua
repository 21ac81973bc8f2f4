#!lua flags=no-writes
-- Reads named settings, unless none of the kind has changed since a version.
--
-- KEYS[1]   entries (entries.lua)
-- KEYS[2]   latest version
-- ARGV[1]   now (clock.lua)
-- ARGV[2]   the version that the caller knows; -1 to read in any case
-- ARGV[3…]  names
-- Reply     { latest version, for each name its entry or nil }, or { latest version } if it is ARGV[2]
-- Atomic    the entries are of one time. O(M log N) for M names.
--
-- Needs ./entries.lua: find_entry

local version = tonumber(redis.call('GET', KEYS[2]) or 0)
local reply = { version }
if version ~= tonumber(ARGV[2]) then
  for i = 3, #ARGV do
    reply[i - 1] = find_entry(ARGV[i]) or false
  end
end
return reply
