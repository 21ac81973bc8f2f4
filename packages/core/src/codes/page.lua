#!lua flags=no-writes
-- Reads one page of the live codes by (expiry, code), from a cursor.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of codes
-- ARGV[3]  cursor: expiry in epoch ms, or '' for the first page
-- ARGV[4]  cursor: code
-- Reply    { now, live codes, rank of the first code of the page, code, id, uses, uses left or -1, expiry in
--          epoch ms, … }
-- Atomic   the page is of one time. The cursor is a position (page-ranks.lua), so its code need not exist.
--          O(log² N + M), never O(offset).
--
-- Needs ../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../paging/page-ranks.lua: rank_after
-- Needs ./pool.lua: parse_record, uses_left

local total = redis.call('ZCARD', KEYS[3])
-- Ranks ascend with expiry, so all expired codes are below this rank.
local first_live = redis.call('ZCOUNT', KEYS[3], '-inf', EXPIRED_UNTIL)

-- The page is [start, stop).
local start = rank_after(KEYS[3], first_live, ARGV[3], ARGV[4])
local stop = math.min(total, start + tonumber(ARGV[2]))

local reply = { now, total - first_live, start - first_live }
if stop <= start then
  return reply
end
local rows = redis.call('ZRANGE', KEYS[3], start, stop - 1, 'WITHSCORES')
local codes = {}
for i = 1, #rows, 2 do
  codes[#codes + 1] = rows[i]
end
for i, text in ipairs(redis.call('HMGET', KEYS[2], unpack(codes))) do
  local record = parse_record(text)
  reply[#reply + 1] = tonumber(codes[i])
  reply[#reply + 1] = record.id
  reply[#reply + 1] = record.uses
  reply[#reply + 1] = uses_left(record)
  reply[#reply + 1] = tonumber(rows[2 * i])
end
return reply
