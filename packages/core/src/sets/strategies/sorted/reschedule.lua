#!lua
-- Changes the expiry of live members: by a delta, to a time, to never, back to the previous one, or to at least a
-- time from now ('renew').
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4…] for each member three arguments (rescheduled-expiry.lua): change, member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: invalid expiry,
--          -2 not the expected expiry; expiry -1: never
--          after 'renew' also the value | nil
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to the current expiry, so N callers that extend by d extend by
--          exactly N × d. An expired member stays expired. O(M log N).
--
-- Needs ../../settings.lua: settings_of
-- Needs ./change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, log_change, expect_expiry, close_change_log
-- Needs ../../writing/rescheduled-expiry.lua: rescheduled_expiry
-- Needs ../../expiry.lua: to_score, to_wire

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
open_change_log(settings)
local names = {}
for i = 5, #ARGV, 3 do
  names[#names + 1] = ARGV[i]
end
local expiries = {}
for i, score in ipairs(redis.call('ZMSCORE', KEYS[2], unpack(names))) do
  expiries[names[i]] = tonumber(score or nil)
end

local reply, r = { now }, 1
local scores, s = {}, 0
local earliest = math.huge
for i, name in ipairs(names) do
  local current = expiries[name]
  local status, expires_at = rescheduled_expiry(ARGV[3 * i + 1], ARGV[3 * i + 3], current)
  if status == 1 and expires_at ~= current then
    expiries[name] = expires_at
    scores[s + 1], scores[s + 2] = to_score(expires_at), name
    s = s + 2
    log_change('x', name, expires_at)
    earliest = math.min(earliest, expires_at)
  end
  reply[r + 1], reply[r + 2], reply[r + 3] = status, to_wire(expires_at), to_wire(current or 0)
  r = r + 3
  if ARGV[3 * i + 1] == 'renew' then
    r = r + 1
    reply[r] = status == 1 and redis.call('HGET', KEYS[3], name)
  end
end
if s > 0 then
  redis.call('ZADD', KEYS[2], unpack(scores))
end
expect_expiry(earliest)
close_change_log()
return reply
