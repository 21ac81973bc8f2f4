#!lua
-- Puts elements into the window, each at a time of insertion, its score.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- KEYS[3], ARGV[2…3]  see deadline.lua
-- ARGV[4…] additions (additions.lua); beside the modes of `takes_place`, 'unique' always takes place and
--          removes all other elements with exactly this score
-- Reply    { now, window ms, status, expiry, replaced, status, expiry, replaced, … } in order; status 1 added, 2
--          updated, 0 kept, -1 not live and not added, -2 refused: too far ahead, -3 late: would have expired by
--          now; expiry of the element, if it is live. Or, as the last one, status 3: some were replaced, more
--          remain and nothing was added; call again with this element and those after it
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one step checks the mode, removes the others at this score, and writes the element: of N callers that
--          push with 'unique' at one score, exactly one element remains. Each push also removes up to four expired
--          elements. O(M log N).
-- Notifies the channel, with the entry in ARGV[2], if elements were added and a pop waits for them
--
-- Needs ../../writing/additions.lua: read_additions
-- Needs ./existing.lua
-- Needs ./settings.lua: SCORED, AFTER_MS, settings
-- Needs ../../scored/scores.lua: to_text, expires_at, score_at, sweep_expired
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ./deadline.lua: expect_expiry

-- The maximum number of elements that one script replaces, which bounds its time. With 'unique', more than one
-- element per score is an exception.
local REPLACED_AT_MOST = 100

local SWEPT_A_PUSH = 4

local modes, arguments, names = read_additions(4)
local scores = {}
for i, score in ipairs(redis.call('ZMSCORE', SCORED, unpack(names))) do
  scores[names[i]] = tonumber(score or nil)
end

local pending = {}
local function write()
  if #pending > 0 then
    redis.call('ZADD', SCORED, unpack(pending))
    pending = {}
  end
end

local budget = REPLACED_AT_MOST

-- Removes the other elements at this score. Returns how many, and whether more remain.
local function replace_others(score, name)
  write()
  local others = {}
  local text = to_text(score)
  for _, other in ipairs(redis.call('ZRANGE', SCORED, text, text, 'BYSCORE', 'LIMIT', 0, budget + 2)) do
    if other ~= name then
      others[#others + 1] = other
    end
  end
  local more = #others > budget
  if more then
    others = { unpack(others, 1, budget) }
  end
  budget = budget - #others
  if #others > 0 then
    redis.call('ZREM', SCORED, unpack(others))
  end
  for _, other in ipairs(others) do
    scores[other] = nil
  end
  return #others, more
end

local reply = { now, AFTER_MS }
local function answer(status, expires_at, replaced)
  reply[#reply + 1] = status
  reply[#reply + 1] = expires_at
  reply[#reply + 1] = replaced
end

local earliest = math.huge
local added = false
for i, name in ipairs(names) do
  local current = scores[name] and expires_at(scores[name])
  local live = current ~= nil and is_live(current)
  local expiry = expiry_of(arguments[i], AFTER_MS)
  local unique = modes[i] == 'unique'

  if not is_possible(expiry) then
    answer(is_live(expiry) and -2 or -3, 0, 0)
  elseif not (unique or takes_place(modes[i], live, current, expiry)) then
    answer(live and 0 or -1, live and current or 0, 0)
  else
    local score = score_at(expiry)
    local replaced, more = 0, false
    if unique then
      replaced, more = replace_others(score, name)
    end
    if more then
      answer(3, 0, replaced)
      break
    end
    pending[#pending + 1] = to_text(score)
    pending[#pending + 1] = name
    scores[name] = score
    earliest = math.min(earliest, expiry)
    added = added or not live
    answer(live and 2 or 1, expiry, replaced)
  end
end
write()
sweep_expired(SWEPT_A_PUSH * #names)
expect_expiry(earliest)
if added and (tonumber(settings[2] or nil) or 0) > now then
  redis.call('PUBLISH', ARGV[3], ARGV[2])
end
return reply
