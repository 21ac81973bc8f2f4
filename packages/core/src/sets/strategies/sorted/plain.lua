-- Fragment: the settings of a set, and whether it is plain: without groups, feed and list.
--
-- Provides settings, is_plain

local settings = redis.call('HMGET', KEYS[1], 'strategy', 'defaultTtlMs', 'events', 'feed', 'handOver')
local is_plain = settings[1] == 'sorted' and not settings[3] and not settings[4] and settings[5] ~= '1'
