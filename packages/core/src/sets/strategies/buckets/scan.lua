#!lua flags=no-writes
-- Reads a batch of the members: block by block, the first to end first, and partition by partition.
--
-- KEYS[1…3], ARGV[1]  see blocks.lua
-- ARGV[2…4] where to continue, from the previous reply: end of the block, partition, cursor of SSCAN in it; 0, 0,
--           '0' at first
-- ARGV[5]  number of members after which to stop
-- ARGV[6]  number of steps after which to stop
-- Reply    { now, end of the block to continue with (0 at the end), partition, cursor,
--            member, expiry, member, expiry, … }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all returned members are live at one moment. O(M) for M members and steps; an empty partition takes one
--          step.
--
-- Needs ./blocks.lua: open_blocks, ends, counts, set, key_of

-- The number of members that one SSCAN reads. Of a small encoding it reads all, 512 at most.
local STEP = 60

local refusal = open_blocks()
if refusal then
  return refusal
end
local from, partition, cursor = tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local most_members, most_steps = tonumber(ARGV[5]), tonumber(ARGV[6])
local reply = { now, 0, 0, '0' }
local steps = 0
for i = #ends, 1, -1 do
  local ends_at = ends[i]
  if ends_at > from then
    from, partition, cursor = ends_at, 0, '0'
  end
  -- The members of the block that were not read yet, if each partition so far was read in one step.
  local left = partition == 0 and cursor == '0' and counts[ends_at] or math.huge
  while ends_at == from and partition < set.partitions and left > 0 do
    if steps >= most_steps or #reply >= 2 * most_members then
      reply[2], reply[3], reply[4] = from, partition, cursor
      return reply
    end
    local page = redis.call('SSCAN', key_of(ends_at, partition), cursor, 'COUNT', STEP)
    for _, name in ipairs(page[2]) do
      reply[#reply + 1] = name
      reply[#reply + 1] = ends_at
    end
    left = cursor == '0' and page[1] == '0' and left - #page[2] or math.huge
    cursor = page[1]
    if cursor == '0' then
      partition = partition + 1
    end
    steps = steps + 1
  end
end
return reply
