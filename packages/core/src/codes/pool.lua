-- Fragment: the codes of one space, in use and free. A code is a number from 0 to the capacity minus one.
--
-- KEYS[1]  hash: id to its code
-- KEYS[2]  hash: code to `<place>:<uses>:<max uses, 0 for any number>:<id>`
-- KEYS[3]  sorted set: code in use, scored by its expiry in epoch ms
-- KEYS[4]  hash: place to its code, if that is not the number of the place
--
-- All codes form one permutation, with the codes in use at the front: with n of them, places 0 to n - 1. To
-- issue a code, it is swapped to place n; to release one, it is swapped with the code at n - 1. Only swapped
-- places are stored, so an empty space of any capacity needs no memory. Every place behind the codes in use
-- has another free code, so a uniform draw of a place is a uniform draw of a free code, at any utilisation
-- and after any history.
--
-- An expired code counts as free for a draw immediately, and is released later. The four keys outlive the
-- last code by an hour: for Redis, it takes long to expire large keys, while a script that finds no live code
-- unlinks them. No key is missing while a code is live.
--
-- Needs ../redis/live.lua: is_live
-- Needs ../redis/live-scores.lua: EXPIRED_UNTIL
-- Provides GRACE_MS, spell, code_at, put_at, write_record, parse_record, read_record, uses_left, live_until,
--   release, take_stock, release_oldest

local GRACE_MS = 3600000

-- Numbers beyond 10^14 would lose digits as Lua text.
local function spell(number)
  return string.format('%.0f', number)
end

local function code_at(place)
  return tonumber(redis.call('HGET', KEYS[4], spell(place)) or place)
end

local function put_at(place, code)
  if code == place then
    redis.call('HDEL', KEYS[4], spell(place))
  else
    redis.call('HSET', KEYS[4], spell(place), spell(code))
  end
end

local function write_record(code, record)
  local text = spell(record.place) .. ':' .. spell(record.uses) .. ':' .. spell(record.max_uses)
  redis.call('HSET', KEYS[2], spell(code), text .. ':' .. record.id)
end

local function parse_record(text)
  local place, uses, max_uses, id = text:match('^(%d+):(%d+):(%d+):(.*)$')
  return {
    place = tonumber(place),
    uses = tonumber(uses),
    max_uses = tonumber(max_uses),
    id = id,
  }
end

-- The record of a code in use.
local function read_record(code)
  return parse_record(redis.call('HGET', KEYS[2], spell(code)))
end

-- The uses that a code has left; -1 for any number.
local function uses_left(record)
  return record.max_uses == 0 and -1 or record.max_uses - record.uses
end

-- The expiry of a live code; nil if it is not live.
local function live_until(code)
  local expires_at = tonumber(redis.call('ZSCORE', KEYS[3], spell(code)) or nil)
  if expires_at and is_live(expires_at) then
    return expires_at
  end
  return nil
end

-- Releases a code, and its id. O(log N).
local function release(code)
  local record = read_record(code)
  local last = redis.call('ZCARD', KEYS[3]) - 1
  if record.place ~= last then
    local moved = code_at(last)
    local moved_record = read_record(moved)
    moved_record.place = record.place
    write_record(moved, moved_record)
    put_at(record.place, moved)
  end
  put_at(last, code)
  -- The hash of places may be new, and then has no time to live yet.
  redis.call('PEXPIRE', KEYS[4], redis.call('PTTL', KEYS[3]), 'NX')
  redis.call('HDEL', KEYS[1], record.id)
  redis.call('HDEL', KEYS[2], spell(code))
  redis.call('ZREM', KEYS[3], spell(code))
end

-- The number of codes in use, and how many of them are expired. If none is live, the space starts again; this
-- also covers a key that has expired shortly before the others. O(log N).
local function take_stock()
  local taken = redis.call('ZCARD', KEYS[3])
  local over = redis.call('ZCOUNT', KEYS[3], '-inf', EXPIRED_UNTIL)
  if over == taken then
    redis.call('UNLINK', KEYS[1], KEYS[2], KEYS[3], KEYS[4])
    return 0, 0
  end
  return taken, over
end

-- Releases the codes that expired first, and returns their number. O(count * log N).
local function release_oldest(count)
  local oldest =
    redis.call('ZRANGE', KEYS[3], '-inf', EXPIRED_UNTIL, 'BYSCORE', 'LIMIT', 0, count)
  for _, code in ipairs(oldest) do
    release(tonumber(code))
  end
  return #oldest
end
