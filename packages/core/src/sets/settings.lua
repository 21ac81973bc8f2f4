-- Fragment: the settings of a set.
--
-- Provides refusal_of, settings_of

-- The error reply for a set that has another strategy, or none because it does not exist.
local function refusal_of(found)
  if not found then
    return redis.error_reply('SETNOTFOUND no such set')
  end
  return redis.error_reply('WRONGSTRATEGY the set is ' .. found)
end

-- Fields of the meta hash of a set, KEYS[1]; or nil and an error reply if there is no such set or it uses
-- another strategy.
local function settings_of(strategy, ...)
  local settings = redis.call('HMGET', KEYS[1], 'strategy', ...)
  if settings[1] ~= strategy then
    return nil, refusal_of(settings[1])
  end
  return { unpack(settings, 2, 1 + select('#', ...)) }
end
