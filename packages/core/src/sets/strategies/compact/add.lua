#!lua
-- Adds members, each with a separate time to live, and sweeps a few segments.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- ARGV[4…] additions without values (additions.lua)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 added, 2 updated, 0 kept, -1 not live and not added, -2 refused: invalid
--          expiry; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one step checks the mode and writes the member, so of N callers that add one absent member with
--          'ifAbsent' exactly one receives 1. Members that move to another segment do so within this step. O(M) for
--          M members, each in a segment of at most about a hundred.
--
-- Needs ./segments.lua: open_set, segment_of, expiry_in, key_of, set, score_in, record_expiry, close_set
-- Needs ../../writing/additions.lua: read_additions
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ../../expiry.lua: to_wire
-- Needs ./resize.lua: resize
-- Needs ./sweep-pass.lua: sweep_segments

local refusal = open_set()
if refusal then
  return refusal
end
local modes, arguments, names = read_additions(4)
local reply = { now }
for i, name in ipairs(names) do
  local segment = segment_of(name)
  local current = expiry_in(segment, redis.call('ZSCORE', key_of(segment), name))
  local live = current ~= nil and is_live(current)
  local expires_at = expiry_of(arguments[i], set.defaultTtlMs)
  local possible = is_possible(expires_at)
  local allowed = possible and takes_place(modes[i], live, current, expires_at)

  if allowed then
    redis.call('ZADD', key_of(segment), score_in(segment, expires_at), name)
    record_expiry(expires_at)
    if not current then
      set.memberCount = set.memberCount + 1
    end
  end

  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = to_wire(allowed and expires_at or live and current or 0)
end
local _, moves = resize()
if moves == 0 then
  -- In a set of constant size, a pass takes about a sixth of a time to live at this rate.
  sweep_segments(1 + math.ceil(#names / 8))
end
close_set()
return reply
