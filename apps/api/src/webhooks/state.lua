#!lua flags=no-writes
-- Reads the state of a webhook, with its oldest dead letters and latest attempts.
--
-- KEYS[1…6]  as in finish.lua
-- ARGV[1]    now (clock.lua)
-- ARGV[2]    number of dead letters
-- ARGV[3]    number of attempts
-- Reply      { now, due, being sent, dead letters, failures since the last success, epoch ms of the first of them (0:
--            none), epoch ms of the last success (0: none), dropped dead letters, { id, died at, attempts, number of
--            events, … }, { attempt as JSON, … } }
-- Atomic     all data is of one time. O(log N + letters + attempts).

local function state(field)
  return tonumber(redis.call('HGET', KEYS[4], field) or 0)
end

local letters = {}
local found = redis.call('ZRANGE', KEYS[5], 0, tonumber(ARGV[2]) - 1, 'WITHSCORES')
for i = 1, tonumber(ARGV[2]) > 0 and #found or 0, 2 do
  letters[#letters + 1] = found[i]
  letters[#letters + 1] = tonumber(found[i + 1])
  letters[#letters + 1] = tonumber(redis.call('HGET', KEYS[3], found[i] .. ':tries') or 0)
  letters[#letters + 1] = tonumber((redis.call('HGET', KEYS[3], found[i]) or '0'):match('^%d+'))
end
local wanted = tonumber(ARGV[3])
local attempts = wanted > 0 and redis.call('LRANGE', KEYS[6], 0, wanted - 1) or {}
return {
  now,
  redis.call('ZCARD', KEYS[1]),
  redis.call('ZCARD', KEYS[2]),
  redis.call('ZCARD', KEYS[5]),
  state('failures'),
  state('failingSince'),
  state('deliveredAt'),
  state('droppedLetters'),
  letters,
  attempts,
}
