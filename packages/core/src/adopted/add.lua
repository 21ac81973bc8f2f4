#!lua
-- Adds members, or renews them, with scores in the unit of the set.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4]  'up' | 'down': how a time between two whole units is rounded
-- ARGV[5…] additions (additions.lua), without values
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members. status 1 added, 2 updated,
--          0 kept, -1 not live and so not added, -2 refused: the expiry is not allowed. expiry -1: never
-- Error    NOTASORTEDSET
-- Atomic   one step checks the mode and writes the member: if N callers add one absent member with
--          'ifAbsent', exactly one receives 1. An expired member that is not swept yet counts as absent. O(M
--          log N) for M members.
--
-- Needs ../sets/writing/additions.lua: read_additions
-- Needs ./opening.lua: SCORED, AFTER_MS
-- Needs ../sets/scored/scores.lua: expires_at, score_at, to_text
-- Needs ../redis/live.lua: is_live
-- Needs ../sets/writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ../sets/expiry.lua: to_wire
-- Needs ./keep-key.lua: keep_key_until

local round = ARGV[4] == 'up' and math.ceil or math.floor
local modes, arguments, names = read_additions(5)

local expiries = {}
for i, score in ipairs(redis.call('ZMSCORE', SCORED, unpack(names))) do
  expiries[names[i]] = score and expires_at(tonumber(score)) or nil
end

local reply = { now }
local scores = {}
local latest = now
for i, name in ipairs(names) do
  local current = expiries[name]
  local live = current ~= nil and is_live(current)
  local asked = expiry_of(arguments[i], AFTER_MS)
  local possible = is_possible(asked)
  local score = round(score_at(asked))
  local expiry = expires_at(score)
  local allowed = possible and takes_place(modes[i], live, current, expiry)
  if allowed then
    expiries[name] = expiry
    latest = math.max(latest, expiry)
    scores[#scores + 1] = to_text(score)
    scores[#scores + 1] = name
  end
  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = to_wire(expiries[name] or 0)
end
if #scores > 0 then
  redis.call('ZADD', SCORED, unpack(scores))
  keep_key_until(latest)
end
return reply
