#!lua flags=no-writes
-- Reads a page of named settings, by name in byte order.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of entries
-- ARGV[3]  the name after which the page begins, or '' for the first page
-- Reply    { now, number of all entries, 1 if there are more after the page else 0, entry, … }
-- Atomic   the page is of one time. O(log N + M).

local limit = tonumber(ARGV[2])
local from = ARGV[3] == '' and '-' or '(' .. ARGV[3] .. '!'
local found = redis.call('ZRANGE', KEYS[1], from, '+', 'BYLEX', 'LIMIT', 0, limit + 1)
local has_more = found[limit + 1] and 1 or 0
found[limit + 1] = nil
return { now, redis.call('ZCARD', KEYS[1]), has_more, unpack(found) }
