-- Fragment: the settings of a set.
--
-- Provides settings_of

-- Fields of the meta hash of a set, KEYS[1]; or nil and an error reply if there is no such set or it uses
-- another strategy. A set without a strategy is `sorted`.
local function settings_of(strategy, ...)
  local settings = redis.call('HMGET', KEYS[1], 'strategy', ...)
  local found = settings[1]
  if not found then
    if redis.call('EXISTS', KEYS[1]) == 0 then
      return nil, redis.error_reply('SETNOTFOUND no such set')
    end
    found = 'sorted'
  end
  if found ~= strategy then
    return nil, redis.error_reply('WRONGSTRATEGY the set is ' .. found)
  end
  return { unpack(settings, 2, 1 + select('#', ...)) }
end
