#!lua flags=allow-oom
-- Continues a search through the live members by (expiry, member), and removes those that match.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  latest expiry to search, epoch ms, or '+inf'
-- ARGV[5…10] see filter.lua
-- Reply    see filter.lua; then member, expiry (-1: never), value | nil, … of those removed
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   finds, reads and removes in one step. A member that was renewed before counts with its new expiry, and
--          the reply has all that is needed to add it again. O(log² N + members read + M log N).
--
-- Needs ../../settings.lua: settings_of
-- Needs ./change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, log_change, count_gone, REMOVED_TOTAL,
--   close_change_log
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../../reading/filter.lua: filter
-- Needs ./members.lua: append_members

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
open_change_log(settings)
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local stop = math.max(first_live, redis.call('ZCOUNT', KEYS[2], '-inf', ARGV[4]))
local found, reply = filter(KEYS[2], first_live, stop, 5)
append_members(reply, found)
if #found > 0 then
  local names = {}
  for i = 1, #found, 2 do
    names[#names + 1] = found[i]
    log_change('r', found[i], tonumber(found[i + 1]))
  end
  redis.call('ZREM', KEYS[2], unpack(names))
  redis.call('HDEL', KEYS[3], unpack(names))
  count_gone(REMOVED_TOTAL, #names)
  close_change_log()
end
return reply
