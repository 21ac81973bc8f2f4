#!lua flags=no-writes
-- Lists the feeds in which a webhook has a position.
--
-- KEYS[1]  state hash (enqueue.lua)
-- ARGV[1]  now (clock.lua)
-- Reply    { name of a set, … }
-- Atomic   one command. O(fields).

local names = {}
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  if field:sub(1, 5) == 'feed:' then
    names[#names + 1] = field:sub(6)
  end
end
return names
