-- Converts the scores of a sorted set to expiries, for scripts on sets whose scores stand for times:
--  expiry of a score = score × UNIT_MS + AFTER_MS, in epoch ms
-- A fragment before it knows the set (window/settings.lua, adopted/opening.lua), and defines
--  SCORED    key of the sorted set
--  UNIT_MS   ms per unit of the score: 1, or 1000 for scores in seconds
--  AFTER_MS  ms from the time of a score to the expiry: the window, or 0
--  FIRST     index in ARGV of the first argument of the script itself
--
-- Needs ../expiry.lua: to_wire
-- Needs of the caller: AFTER_MS, UNIT_MS, SCORED
-- Provides score_at, LAST_SCORE, expires_at, to_text, EXPIRED_SCORES, LIVE_SCORES, sweep_expired, append_rows,
--   append_ranks

-- The score of an expiry. The nearest double of this quotient is the one of the decimal that a program writes:
-- 1463879868.123 is exactly the score of its millisecond. A product with the score would differ slightly.
local function score_at(moment)
  return (moment - AFTER_MS) / UNIT_MS
end

-- Beyond this, a double is not exact to the millisecond. Such an expiry counts as never.
local LAST_SCORE = score_at(2 ^ 53)

-- The expiry of a score: the first whole millisecond at which it is not live. So `is_live(expires_at(score))`
-- always equals `score > score_at(now)`, and ranges can use the latter.
local function expires_at(score)
  if score > LAST_SCORE then
    return math.huge
  end
  local moment = math.floor(score * UNIT_MS + 0.5) + AFTER_MS
  return score > score_at(moment) and moment + 1 or moment
end

-- A score as an argument of Redis, exact to the last bit.
local function to_text(score)
  return string.format('%.17g', score)
end

-- `is_live` as bounds of a range of scores.
local EXPIRED_SCORES = to_text(score_at(now))
local LIVE_SCORES = '(' .. EXPIRED_SCORES

-- Removes up to `count` of the earliest expired members. Returns how many were removed, and how many expired ones
-- are left.
local function sweep_expired(limit)
  local expired = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
  local removed = math.min(expired, limit)
  if removed > 0 then
    -- The lowest ranks are the earliest expiries.
    redis.call('ZREMRANGEBYRANK', SCORED, 0, removed - 1)
  end
  return removed, expired - removed
end

-- Appends to a reply, for each pair of a ZRANGE … WITHSCORES: member, score, expiry (-1: never).
local function append_rows(reply, rows)
  local r = #reply
  for i = 1, #rows, 2 do
    local score = rows[i + 1]
    reply[r + 1] = rows[i]
    reply[r + 2] = score
    reply[r + 3] = to_wire(expires_at(tonumber(score)))
    r = r + 3
  end
  return reply
end

-- The number of members in the first chunk, which shows how long members are, and in the next chunks; and the number
-- of bytes after which to stop. Members of other programs can be long.
local FIRST_ROWS = 5
local MAX_ROWS_AT_ONCE = 25
local MAX_ROW_BYTES = 65536

-- Appends the same for the ranks [start, stop). If members are long, leaves out the last ranks, or the first ones
-- if it reads from the end. Returns the first appended rank, and the one after the last.
local function append_ranks(reply, start, stop, from_end)
  local chunks, bytes = {}, 0
  local low, high = start, stop
  local count = FIRST_ROWS
  while low < high and bytes < MAX_ROW_BYTES do
    local rows
    if from_end then
      rows = redis.call('ZRANGE', SCORED, math.max(low, high - count), high - 1, 'WITHSCORES')
      high = high - #rows / 2
      table.insert(chunks, 1, rows)
    else
      rows = redis.call('ZRANGE', SCORED, low, math.min(high, low + count) - 1, 'WITHSCORES')
      low = low + #rows / 2
      chunks[#chunks + 1] = rows
    end
    for i = 1, #rows, 2 do
      bytes = bytes + #rows[i]
    end
    local length = 1 + bytes / (stop - start - (high - low))
    count = math.min(MAX_ROWS_AT_ONCE, math.max(1, math.floor((MAX_ROW_BYTES - bytes) / length)))
  end
  for _, rows in ipairs(chunks) do
    append_rows(reply, rows)
  end
  if from_end then
    return high, stop
  end
  return start, low
end
