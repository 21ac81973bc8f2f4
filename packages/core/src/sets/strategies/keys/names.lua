-- The list of names and the keys of the members, for the scripts of `keys`: stands before each of them.
--
-- KEYS[1]  meta hash: `lastId`, the id of the last entry ever listed; `clearedId`, that of the last one
--          that a clear has dropped
-- KEYS[2]  names list. Ids are contiguous, so an entry's follows from `lastId` and its place
-- KEYS[3]  beginning of the members' keys; the names that follow it are in the list or in ARGV. A key
--          is a string: the id of its member's entry, and behind a space the member's value, JSON, if it
--          has one. Its time to live is the member's expiry. No key has this very name: it is declared so
--          that a server whose slots are on the move, and which cannot know the keys that are built here,
--          has the caller wait
-- ARGV[1]  now (prelude)
--
-- A member is live if its key exists, expires after now, and holds the id of an entry of the list that
-- was not cleared. Entries whose id is not in the key of their name are stale: nothing but room.

local last_id, cleared_id, length

-- Reads the set, or returns the error to reply. Then the default time to live.
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

-- The expiry of the member of an entry with this id, or nil if it is not live.
local function live_expiry(name, id)
  if id <= cleared_id or id < first_id() or id > last_id then
    return nil
  end
  local expires_at = redis.call('PEXPIRETIME', key_of(name))
  return is_live(expires_at) and expires_at or nil
end

-- What the string of a key says: the id of the member's entry, and the value or nil.
local function read_key(held)
  local id, value = held:match('^(%d+) ?(.*)$')
  return tonumber(id), value ~= '' and value or nil
end

local MOST_DIGITS = 16

-- The expiry of a live member, or nil. Reads no value, as that may be long.
local function expiry_of_member(name)
  local id = read_key(redis.call('GETRANGE', key_of(name), 0, MOST_DIGITS - 1))
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

-- The expiries of the members in ARGV in their order, false for one that is not live, or nil and the error
-- to reply.
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

-- Members listed by this script, which are not yet in the list itself.
local listed = {}

local function write_key(name, id, value, expires_at)
  local held = string.format('%.0f', id)
  if value then
    held = held .. ' ' .. value
  end
  redis.call('SET', key_of(name), held, 'PXAT', to_score(expires_at))
end

-- Makes a member that expires at this moment, with an entry at the end of the list.
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

-- Examines so many entries at the head of the list, in place of `close_names`: drops those that are
-- stale, expired or cleared, and lists the others anew at its end. Returns how many it dropped.
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
  -- Listed first: a Redis that is out of memory refuses that, and then nothing may be dropped.
  close_names()
  redis.call('LTRIM', KEYS[2], #names, -1)
  length = length - #names
  if #dead > 0 then
    redis.call('DEL', unpack(dead))
  end
  return #names - kept
end
