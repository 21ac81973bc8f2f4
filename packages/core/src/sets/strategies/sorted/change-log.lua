-- What all scripts that write to a sorted set have in common: the notes that they make of it for others,
-- and the deadline by which the set wants to be swept.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- KEYS[4]  index of deadlines
-- KEYS[5]  expired stream; an entry has the fields `count` and `notes`, a JSON list of
--          member, '<expiry>' or '<expiry>:<value>', …
-- KEYS[6]  changes stream; likewise, of member, '<kind>:<expiry>', …; kind a added, x extended,
--          r removed, e expired; or '', 'c:<members>' where the set was cleared
-- KEYS[7]  handed-over list: {"member":…,"expiresAt":…,"value":…}
-- ARGV[2]  the set's entry in the index of deadlines
-- ARGV[3]  channel of notifications
--
-- PUBLISH is only a hint, and may be forbidden to this user: its failure must not end a script halfway.
-- Atomic   notes are written by the script that makes the change, on the slot of the set: there is
--          no change without its note and no note without its change.

-- A set that nobody listens to is swept this much after a deadline: many members at once.
local SWEEP_LAG_MS = 1000

-- Entries of a stream that one script drops: more than the notes that it can append.
local MOST_DROPPED = 300

-- What was dropped since a sweeper was told, in the meta hash: events, those of them that some group had
-- not finished, for each such group, and changes.
local UNTOLD = { 'trimmedEvents', 'lostEvents', 'trimmedChanges' }

-- Within so long after something was dropped a sweeper comes to be told, which costs a script.
local TOLD_WITHIN_MS = 10000

local CHANGE_LOG_SETTINGS = { 'defaultTtlMs', 'events', 'feed', 'handOver' }

local events_kept, changes_kept, hands_over
local expired_notes, change_notes, handed_over = {}, {}, {}

local function open_change_log(settings)
  events_kept = tonumber(settings[2] or nil)
  changes_kept = tonumber(settings[3] or nil)
  hands_over = settings[4] == '1'
end

local function log_change(kind, name, expires_at)
  if changes_kept then
    change_notes[#change_notes + 1] = name
    change_notes[#change_notes + 1] = string.format('%s:%.0f', kind, to_wire(expires_at))
  end
end

-- `expires_at` is the text of whole milliseconds, as Redis replies scores.
local function hand_over(name, expires_at, value)
  handed_over[#handed_over + 1] = string.format(
    '{"member":%s,"expiresAt":%s,"value":%s}', cjson.encode(name), expires_at, value or 'null'
  )
end

-- One member is gone because its time was up. Its value is what `value_of` says, if that is needed.
local function log_expired(name, expires_at, value_of)
  log_change('e', name, expires_at)
  if not (events_kept or hands_over) then
    return
  end
  local value = value_of(name)
  local moment = string.format('%.0f', expires_at)
  if events_kept then
    expired_notes[#expired_notes + 1] = name
    expired_notes[#expired_notes + 1] = value and moment .. ':' .. value or moment
  end
  if hands_over then
    hand_over(name, moment, value)
  end
end

-- How far each group has come: name, the last entry that it has begun, and how many events it has not
-- finished of each entry that it has begun (receive.lua). Read once, as one script may drop many entries.
local groups_read

local function groups_of(stream)
  if groups_read then
    return groups_read
  end
  groups_read = {}
  for _, group in ipairs(redis.call('XINFO', 'GROUPS', stream)) do
    local fields = {}
    for i = 1, #group, 2 do
      fields[group[i]] = group[i + 1]
    end
    local unfinished = {}
    -- Fails while the slot moves and this key has gone before: then only what was not begun counts as lost.
    for _, part in ipairs(redis.pcall('ZRANGE', stream .. ':' .. fields['name'], 0, -1)) do
      local id, from, to = part:match('^(.-)/(%d+)/(%d+)/')
      unfinished[id] = (unfinished[id] or 0) + to - from
    end
    groups_read[#groups_read + 1] = { fields['name'], fields['last-delivered-id'], unfinished }
  end
  return groups_read
end

-- Counts the events of an entry for each group that will never finish them.
local function count_lost(stream, id, held)
  for _, group in ipairs(groups_of(stream)) do
    local name, begun, unfinished = unpack(group)
    local lost = id_precedes(begun, id) and held or unfinished[id] or 0
    if lost > 0 then
      redis.call('HINCRBY', KEYS[1], 'lost:' .. name, lost)
      redis.call('HINCRBY', KEYS[1], 'lostEvents', lost)
    end
  end
end

-- Appends an entry with pairs of notes, and drops the oldest entries beyond so many notes. `counter` and
-- `trimmed` are the fields that count what is kept and what was dropped.
local function append(stream, notes, kept, counter, trimmed, on_trim)
  local noted = #notes / 2
  redis.call('XADD', stream, '*', 'count', noted, 'notes', cjson.encode(notes))
  local count = redis.call('HINCRBY', KEYS[1], counter, noted)
  if count <= kept then
    return
  end
  -- One at a time, as an entry may hold one note or hundreds. What is still too much after so many, as
  -- where a set is to keep fewer from now on, is left to the scripts that append next.
  local excess = count - kept
  for _ = 1, MOST_DROPPED do
    local oldest = excess > 0 and redis.call('XRANGE', stream, '-', '+', 'COUNT', 1)[1]
    if not oldest then
      break
    end
    local held = tonumber(oldest[2][2])
    excess = excess - held
    on_trim(stream, oldest[1], held)
    redis.call('XDEL', stream, oldest[1])
  end
  redis.call('HSET', KEYS[1], counter, kept + excess)
  redis.call('HINCRBY', KEYS[1], trimmed, count - kept - excess)
  expect_sweep(KEYS[4], ARGV[2], ARGV[3], now + TOLD_WITHIN_MS)
end

local function remember_trimmed(_, id)
  redis.call('HSET', KEYS[1], 'feedStart', id)
end

-- Writes down what was noted, and rings for those who wait for it.
local function close_change_log()
  local name = ARGV[2]:match(':(.*)')
  if #expired_notes > 0 then
    append(KEYS[5], expired_notes, events_kept, 'eventCount', 'trimmedEvents', count_lost)
    redis.pcall('PUBLISH', ARGV[3], 'expired:' .. name)
  end
  if #change_notes > 0 then
    append(KEYS[6], change_notes, changes_kept, 'changeCount', 'trimmedChanges', remember_trimmed)
    redis.pcall('PUBLISH', ARGV[3], 'changed:' .. name)
  end
  if #handed_over > 0 then
    redis.call('RPUSH', KEYS[7], unpack(handed_over))
  end
  expired_notes, change_notes, handed_over = {}, {}, {}
end

-- When a set whose earliest member expires then has to be swept.
local function due_at(expires_at)
  if events_kept or changes_kept or hands_over then
    return expires_at
  end
  return expires_at + SWEEP_LAG_MS
end

-- Sees to it that the set is swept when a member expires that was just given this expiry.
local function expect_expiry(expires_at)
  if expires_at ~= math.huge then
    expect_sweep(KEYS[4], ARGV[2], ARGV[3], due_at(expires_at))
  end
end

-- The same for the members that are there, where until now nobody listened and the sweep was in no hurry.
local function expect_earliest()
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  if first[2] then
    expect_expiry(tonumber(first[2]))
  end
end

