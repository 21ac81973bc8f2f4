#!lua flags=allow-oom
-- Removes live members. The sweep removes expired ones, which no reader can see.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4…] members
-- Reply    { now, expiry, value | nil, … } in the order of the members; expiry 0: was not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M log N).
--
-- Needs ./plain.lua: settings
-- Needs ./remove-one.lua
-- Needs ../../settings.lua: refusal_of
-- Needs ./change-log.lua: open_change_log, log_change, count_gone, REMOVED_TOTAL,
--   close_change_log
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire

if settings[1] ~= 'sorted' then
  return refusal_of(settings[1])
end
open_change_log({ unpack(settings, 2) })
local reply = { now }
local valued = redis.call('EXISTS', KEYS[3]) == 1
local values = valued and redis.call('HMGET', KEYS[3], unpack(ARGV, 4)) or {}
local live = {}
local seen = {}
for i, score in ipairs(redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 4))) do
  local name = ARGV[i + 3]
  local expires_at = tonumber(score or nil)
  local removed = expires_at and not seen[name] and is_live(expires_at)
  seen[name] = true
  reply[2 * i] = removed and to_wire(expires_at) or 0
  reply[2 * i + 1] = removed and values[i] or false
  if removed then
    live[#live + 1] = name
    log_change('r', name, expires_at)
  end
end
if #live > 0 then
  redis.call('ZREM', KEYS[2], unpack(live))
  if valued then
    redis.call('HDEL', KEYS[3], unpack(live))
  end
  count_gone(REMOVED_TOTAL, #live)
  close_change_log()
end
return reply
