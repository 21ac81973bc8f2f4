-- Adds members, each with a time to live of its own.
--
-- KEYS[1…7], ARGV[1…3]  as journal.lua says, which stands before this script
-- ARGV[4…] additions (prelude, read_additions)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 added, 2 updated, 0 kept, -1 not live and left absent, -2 refused: not an expiry
--          that a member can be given; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the mode is judged and the member written in one step, so of N callers that add one
--          absent member with 'ifAbsent' exactly one is told 1. A member that was not swept yet
--          counts as absent, and its old value never comes back. O(M log N) for M members.

local settings, refusal = settings_of('sorted', unpack(JOURNAL_SETTINGS))
if not settings then
  return refusal
end
open_journal(settings)
local default_ttl = tonumber(settings[1])
local modes, arguments, names, given_values = read_additions(4)

local expiries = {}
for i, score in ipairs(redis.call('ZMSCORE', KEYS[2], unpack(names))) do
  expiries[names[i]] = tonumber(score or nil)
end

local function stored_value(name)
  return redis.call('HGET', KEYS[3], name)
end

local reply = { now }
local scores = {}
local values = {}
local earliest = math.huge
for i, name in ipairs(names) do
  local current = expiries[name]
  local live = current ~= nil and is_live(current)
  local expires_at = expiry_of(arguments[i], default_ttl)
  local possible = is_possible(expires_at)
  local allowed = possible and takes_place(modes[i], live, current, expires_at)

  if allowed then
    local value = given_values[i]
    if current and not live then
      -- Its time was up before the sweep came: that is told now, or nobody would ever be told.
      note_expired(name, current, stored_value)
    end
    note_change(live and 'x' or 'a', name, expires_at)
    earliest = math.min(earliest, expires_at)
    expiries[name] = expires_at
    scores[#scores + 1] = to_score(expires_at)
    scores[#scores + 1] = name
    if value == 'null' or (value == '' and not live) then
      values[name] = false
    elseif value ~= '' then
      values[name] = value
    end
  end

  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = to_wire(expiries[name] or 0)
end

if #scores > 0 then
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
if #to_drop > 0 and redis.call('EXISTS', KEYS[3]) == 1 then
  redis.call('HDEL', KEYS[3], unpack(to_drop))
end
if #to_set > 0 then
  redis.call('HSET', KEYS[3], unpack(to_set))
end
expect_expiry(earliest)
close_journal()
return reply
