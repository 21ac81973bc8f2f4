#!lua
-- Adds members, each with a separate time to live.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4…] additions (additions.lua)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 added, 2 updated, 0 kept, -1 not live and not added, -2 refused: invalid
--          expiry; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one step checks the mode and writes the member, so of N callers that add one absent member with
--          'ifAbsent' exactly one receives 1. A member that expired but is not swept counts as absent, and its old
--          value is never restored. O(M log N) for M members.
--
-- Needs ./plain.lua: settings
-- Needs ./add-one.lua
-- Needs ../../settings.lua: refusal_of
-- Needs ./change-log.lua: open_change_log, log_expired, log_change, expect_expiry,
--   close_change_log
-- Needs ../../writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ../../expiry.lua: to_score, to_wire
-- Needs ../../../redis/live.lua: is_live

if settings[1] ~= 'sorted' then
  return refusal_of(settings[1])
end
open_change_log({ unpack(settings, 2) })
local default_ttl = tonumber(settings[2])

-- This is the busiest script, so it works by runs: it computes what the members of a run share only once.
local names, n = {}, 0
local argc = #ARGV
local at = 4
while at <= argc do
  local step = ARGV[at + 2] == '1' and 2 or 1
  local count = tonumber(ARGV[at + 3])
  for i = at + 4, at + 3 + step * count, step do
    n = n + 1
    names[n] = ARGV[i]
  end
  at = at + 4 + step * count
end

local expiries = {}
for i, score in ipairs(redis.call('ZMSCORE', KEYS[2], unpack(names))) do
  expiries[names[i]] = score and tonumber(score) or nil
end
local has_values = redis.call('EXISTS', KEYS[3]) == 1

local function stored_value(name)
  return redis.call('HGET', KEYS[3], name)
end

local reply, r = { now }, 1
local scores, s = {}, 0
local values = {}
local earliest = math.huge
at = 4
while at <= argc do
  local mode, valued = ARGV[at], ARGV[at + 2] == '1'
  local step = valued and 2 or 1
  local last = at + 3 + step * tonumber(ARGV[at + 3])
  local expires_at = expiry_of(ARGV[at + 1], default_ttl)
  local possible = is_possible(expires_at)
  local score, wire = to_score(expires_at), to_wire(expires_at)
  local always = mode == 'always'

  for i = at + 4, last, step do
    local name = ARGV[i]
    local current = expiries[name]
    local live = current ~= nil and is_live(current)
    if possible and (always or takes_place(mode, live, current, expires_at)) then
      if current and not live then
        -- The member expired before the sweep. Its expiry event must be written now, because the sweep cannot see
        -- it.
        log_expired(name, current, stored_value)
      end
      log_change(live and 'x' or 'a', name, expires_at)
      if expires_at < earliest then
        earliest = expires_at
      end
      expiries[name] = expires_at
      scores[s + 1], scores[s + 2] = score, name
      s = s + 2
      if valued and ARGV[i + 1] ~= 'null' then
        values[name] = ARGV[i + 1]
      elseif (valued or not live) and (has_values or values[name]) then
        values[name] = false
      end
      reply[r + 1], reply[r + 2] = live and 2 or 1, wire
    else
      reply[r + 1] = possible and (live and 0 or -1) or -2
      reply[r + 2] = live and to_wire(current) or 0
    end
    r = r + 2
  end
  at = last + 1
end

if s > 0 then
  redis.call('ZADD', KEYS[2], unpack(scores))
end

local to_set, to_drop = {}, {}
for name, value in pairs(values) do
  if value then
    to_set[#to_set + 1] = name
    to_set[#to_set + 1] = value
  else
    to_drop[#to_drop + 1] = name
  end
end
if #to_drop > 0 and has_values then
  redis.call('HDEL', KEYS[3], unpack(to_drop))
end
if #to_set > 0 then
  redis.call('HSET', KEYS[3], unpack(to_set))
end
expect_expiry(earliest)
close_change_log()
return reply
