#!lua flags=no-writes
-- Reads a page of named settings, by name in byte order.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of entries
-- ARGV[3]  the range in which the page begins, from 1
-- ARGV[4]  where it begins there, as the least of ZRANGE BYLEX, or '' for the beginning of the range
-- ARGV[5…] the least and the most of each range, in byte order
-- Reply    { now, number of the entries of all ranges, 1 if there are more after the page else 0, entry, … }
-- Atomic   the page is of one time. O(R log N + M) for R ranges.

local limit, start = tonumber(ARGV[2]), tonumber(ARGV[3])
local reply, total = { now, 0, 0 }, 0
for i = 1, (#ARGV - 4) / 2 do
  local least, most = ARGV[2 * i + 3], ARGV[2 * i + 4]
  total = total + redis.call('ZLEXCOUNT', KEYS[1], least, most)
  -- One entry more than the page tells whether there are more.
  local wanted = limit + 4 - #reply
  if i >= start and wanted > 0 then
    local from = i == start and ARGV[4] ~= '' and ARGV[4] or least
    for _, entry in ipairs(redis.call('ZRANGE', KEYS[1], from, most, 'BYLEX', 'LIMIT', 0, wanted)) do
      reply[#reply + 1] = entry
    end
  end
end
reply[2] = total
reply[3] = reply[limit + 4] and 1 or 0
reply[limit + 4] = nil
return reply
