#!lua
-- Consumes from several limiters, from all or from none.
--
-- KEYS         for each part: KEYS of decide.lua for one call
-- ARGV[1]      now (clock.lua)
-- ARGV[2]      number of parts
-- then         for each part: 1 if its limiter is in shadow mode, and so stops no call; the number of its
--              arguments; ARGV[2…] of decide.lua for a 'consume'
-- Reply        for each part the reply of decide.lua. If a part denies, the others reply what they would have
--              decided, and count nothing. If a part refuses its cost, no part counts anything.
-- Atomic       one script: a call counts in all parts or in none. As expensive as two calls of decide.lua for
--              each part.
--
-- Needs ./packed.lua: packed
-- Needs ./judge.lua as decide(KEYS, ARGV): reply

-- Decides a part, with `operation` instead of its 'consume'.
local function decide_part(part, operation)
  part.arguments[3] = operation
  return decide(part.keys, part.arguments)
end

local parts, first = {}, 3
for i = 1, tonumber(ARGV[2]) do
  local last = first + 1 + tonumber(ARGV[first + 1])
  parts[i] = {
    keys = { KEYS[2 * i - 1], KEYS[2 * i] },
    arguments = { ARGV[1], unpack(ARGV, first + 2, last) },
    is_shadow = ARGV[first] == '1',
  }
  first = last + 1
end

local passes, possible = true, true
for _, part in ipairs(parts) do
  part.reply = decide_part(part, 'peek')
  part.outcome = part.reply[2] % 4
  passes = passes and (part.outcome == 1 or part.is_shadow)
  possible = possible and part.outcome ~= 3
end

local replies = {}
for i, part in ipairs(parts) do
  -- A part that denies counts its denial.
  if possible and (passes or part.outcome ~= 1) then
    part.reply = decide_part(part, 'consume')
  end
  replies[i] = packed(part.reply)
end
return replies
