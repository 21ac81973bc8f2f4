-- The list of names and the keys of the members, for the scripts of `keys`.
--
-- KEYS[1]  meta hash: `lastId`, the id of the last entry ever listed; `clearedId`, the id of the last entry that a
--          clear removed
-- KEYS[2]  names list. Ids are contiguous, so `lastId` and the position of an entry give its id
-- KEYS[3]  prefix of the members' keys; the names that follow it are in the list or in ARGV. A key is a string: the
--          id of its member's entry, then a space and the member's value, JSON, if it has one. Its time to live is
--          the member's expiry. No key has exactly this name. It is declared so that a server that is moving the
--          slot, and does not know the keys that are built here, lets the caller wait
-- ARGV[1]  now (clock.lua)
--
-- A member is live if its key exists, expires after now, and holds the id of a listed entry that was not cleared.
-- An entry is stale if the key of its name does not hold its id. Stale entries only take memory.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_score
-- Provides last_id, length, open_names, first_id, key_of, live_expiry, read_key, MAX_DIGITS, expiry_of_member,
--   member_of, live_expiries, write_key, list_name, examine_names

local last_id, cleared_id, length

-- Reads the set. Returns the error to reply or nil, and the default time to live.
local function open_names()
  local settings, refusal = settings_of('keys', 'defaultTtlMs', 'lastId', 'clearedId')
  if not settings then
    return refusal
  end
  last_id, cleared_id = tonumber(settings[2]), tonumber(settings[3])
  length = redis.call('LLEN', KEYS[2])
  return nil, tonumber(settings[1])
end

local function first_id()
  return last_id - length + 1
end

local function key_of(name)
  return KEYS[3] .. name
end

-- The expiry of the member whose entry has this id, or nil if it is not live.
local function live_expiry(name, id)
  if id <= cleared_id or id < first_id() or id > last_id then
    return nil
  end
  local expires_at = redis.call('PEXPIRETIME', key_of(name))
  return is_live(expires_at) and expires_at or nil
end

-- Parses the string of a key: the id of the member's entry, and the value or nil.
local function read_key(held)
  local id, value = held:match('^(%d+) ?(.*)$')
  return tonumber(id), value ~= '' and value or nil
end

local MAX_DIGITS = 16

-- The expiry of a live member, or nil. Reads no value, because it can be long.
local function expiry_of_member(name)
  local id = read_key(redis.call('GETRANGE', key_of(name), 0, MAX_DIGITS - 1))
  return id and live_expiry(name, id)
end

-- The expiry and the value of a live member, or nil; the value may be nil.
local function member_of(name)
  local id, value = read_key(redis.call('GET', key_of(name)) or '')
  local expires_at = id and live_expiry(name, id)
  if expires_at then
    return expires_at, value
  end
end

-- The expiries of the members in ARGV in their order, false for one that is not live; or nil and the
-- error to reply.
local function live_expiries()
  local refusal = open_names()
  if refusal then
    return nil, refusal
  end
  local expiries = {}
  for i = 2, #ARGV do
    expiries[i - 1] = expiry_of_member(ARGV[i]) or false
  end
  return expiries
end

-- Members that this script adds and that are not in the list yet.
local listed = {}

local function write_key(name, id, value, expires_at)
  local held = string.format('%.0f', id)
  if value then
    held = held .. ' ' .. value
  end
  redis.call('SET', key_of(name), held, 'PXAT', to_score(expires_at))
end

-- Adds a member that expires at this time, with an entry at the end of the list.
local function list_name(name, value, expires_at)
  last_id, length = last_id + 1, length + 1
  write_key(name, last_id, value, expires_at)
  listed[#listed + 1] = name
end

local function close_names()
  if #listed > 0 then
    redis.call('RPUSH', KEYS[2], unpack(listed))
    redis.call('HSET', KEYS[1], 'lastId', string.format('%.0f', last_id))
    listed = {}
  end
end

-- Checks entries at the head of the list, instead of `close_names`: drops stale, expired and cleared ones, and
-- moves the others to the end. Returns how many it dropped.
local function examine_names(count)
  local id = first_id()
  local names = count > 0 and redis.call('LRANGE', KEYS[2], 0, count - 1) or {}
  if #names == 0 then
    close_names()
    return 0
  end
  local keys = {}
  for i, name in ipairs(names) do
    keys[i] = key_of(name)
  end
  local dead, kept = {}, 0
  for i, held in ipairs(redis.call('MGET', unpack(keys))) do
    local held_id, value = read_key(held or '')
    if held_id == id then
      local expires_at = live_expiry(names[i], id)
      if expires_at then
        list_name(names[i], value, expires_at)
        kept = kept + 1
      else
        dead[#dead + 1] = keys[i]
      end
    end
    id = id + 1
  end
  -- Add to the list first: if Redis is out of memory, it rejects this, and then nothing may be dropped.
  close_names()
  redis.call('LTRIM', KEYS[2], #names, -1)
  length = length - #names
  if #dead > 0 then
    redis.call('DEL', unpack(dead))
  end
  return #names - kept
end
