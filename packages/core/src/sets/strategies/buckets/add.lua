#!lua
-- Adds members to the blocks in which their times to live end, and removes them from earlier ones.
--
-- KEYS[1…3], ARGV[1]  see blocks.lua
-- ARGV[2]  maximum number of blocks from now to the expiry of a member
-- ARGV[3…] additions without values (additions.lua)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members; an expiry is the end of a block
--         status 1 added, 2 updated, 0 kept, -1 not live and not added, -2 refused: in the past, or
--         too far ahead
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one step searches all live blocks and writes the member, so of N callers that add one absent member with
--          'ifAbsent' exactly one receives 1, and no member is in two blocks. O(M × blocks) for M members.
--
-- Needs ./blocks.lua: open_blocks, set, partition_of, find_member, put_member, take_member, close_blocks
-- Needs ../../writing/additions.lua: read_additions
-- Needs ../../writing/expiry-argument.lua: expiry_of, takes_place
-- Needs ../../../redis/live.lua: is_live

local refusal = open_blocks()
if refusal then
  return refusal
end
local furthest = now + tonumber(ARGV[2]) * set.block_ms
local modes, arguments, names = read_additions(3)
local reply = { now }
for i, name in ipairs(names) do
  local partition = partition_of(name)
  local current = find_member(name, partition)
  local live = current ~= nil
  local moment = expiry_of(arguments[i], set.default_ttl)
  local ends_at = math.ceil(moment / set.block_ms) * set.block_ms
  local possible = is_live(ends_at) and ends_at <= furthest
  local allowed = possible and takes_place(modes[i], live, current, ends_at)

  if allowed and ends_at ~= current then
    -- Add first: if Redis is out of memory, it rejects the addition, and the member stays where it was.
    put_member(name, partition, ends_at)
    if live then
      take_member(name, partition, current)
    end
  end

  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = allowed and ends_at or current or 0
end
close_blocks()
return reply
