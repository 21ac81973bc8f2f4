#!lua flags=allow-oom
-- Deletes the counts of one name.
--
-- KEYS[1]   prefix of the keys of the rings of counts (rings.lua)
-- KEYS[2…]  prefixes of the keys of minutes, if there are any (record.lua)
-- ARGV[1]   now (clock.lua)
-- ARGV[2]   retention, ms
-- ARGV[3…]  outcomes
-- Reply     { now }
-- Atomic    no reader finds half of them. O(outcomes + minutes): at most some hundred keys.
--
-- Needs ../series/rings.lua: ring_key

for i = 3, #ARGV do
  redis.call('UNLINK', ring_key(KEYS[1], 'all', ARGV[i]))
end
local this_minute = math.floor(now / 60000)
for i = 2, #KEYS do
  for minute = this_minute - math.ceil(tonumber(ARGV[2]) / 60000) - 2, this_minute do
    redis.call('UNLINK', KEYS[i] .. string.format('%.0f', minute))
  end
end
return { now }
