-- Shared by all scripts that write to a sorted set: the change log for other clients, and the deadline of the next
-- sweep.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- KEYS[4]  index of deadlines
-- KEYS[5]  expired stream. An entry has the fields `count` and `pairs`, a JSON list of member, '<expiry>' or
--          '<expiry>:<value>', …; and `only`, a group, if the other groups ignore it (replay.lua)
-- KEYS[6]  changes stream. An entry has the same fields; the list has member, '<kind>:<expiry>', …; kind a added, x
--          extended, r removed, e expired; or '', 'c:<members>' if the set was cleared
-- KEYS[7]  handed-over list: {"member":…,"expiresAt":…,"value":…}
-- ARGV[2]  the set's entry in the index of deadlines
-- ARGV[3]  channel of notifications
--
-- PUBLISH only notifies, and an ACL can forbid it. Its failure must not stop a script halfway.
-- Atomic   the script that makes a change also logs it, in the slot of the set. So every change has a record, and
--          every record has a change.
--
-- Needs ../../expiry.lua: to_wire
-- Needs ../../../redis/stream-ids.lua: id_precedes
-- Needs ../../../sweep/due.lua: expect_sweep
-- Provides UNREPORTED, REPORT_WITHIN_MS, CHANGE_LOG_SETTINGS, EXPIRED_TOTAL, REMOVED_TOTAL, count_gone,
--   events_kept, changes_kept, hands_over, expired_pairs, change_pairs, open_change_log, log_change, hand_over,
--   log_expired, close_change_log, due_at, expect_expiry, expect_earliest

-- A set without groups, feed and list is swept this long after a deadline, to remove many members together.
local SWEEP_LAG_MS = 1000

-- The maximum number of stream entries that one script drops, more than it can append.
local MAX_DROPPED = 300

-- Fields of the meta hash that count what was dropped since a sweeper last received the counts: events, those of
-- them that a group had not finished, for each such group, and changes.
local UNREPORTED = { 'trimmedEvents', 'lostEvents', 'trimmedChanges' }

-- A sweeper receives new counts within this time. It costs a script.
local REPORT_WITHIN_MS = 10000

local CHANGE_LOG_SETTINGS = { 'defaultTtlMs', 'events', 'feed', 'handOver' }

-- Fields of the meta hash that count all members that have expired, and all that were removed. With the existing
-- members, these are all that were ever added (summary.lua).
local EXPIRED_TOTAL, REMOVED_TOTAL = 'expiredTotal', 'removedTotal'

local function count_gone(total, members)
  if members > 0 then
    redis.call('HINCRBY', KEYS[1], total, members)
  end
end

local events_kept, changes_kept, hands_over
-- Members that this script has found expired, one at a time.
local found_expired = 0
local expired_pairs, change_pairs, handed_over = {}, {}, {}

local function open_change_log(settings)
  events_kept = tonumber(settings[2] or nil)
  changes_kept = tonumber(settings[3] or nil)
  hands_over = settings[4] == '1'
end

local function log_change(kind, name, expires_at)
  if changes_kept then
    change_pairs[#change_pairs + 1] = name
    change_pairs[#change_pairs + 1] = string.format('%s:%.0f', kind, to_wire(expires_at))
  end
end

-- `expires_at` is the text of whole milliseconds, as Redis replies scores.
local function hand_over(name, expires_at, value)
  handed_over[#handed_over + 1] = string.format(
    '{"member":%s,"expiresAt":%s,"value":%s}', cjson.encode(name), expires_at, value or 'null'
  )
end

-- Records that one member has expired. `value_of` returns its value if it is needed.
local function log_expired(name, expires_at, value_of)
  found_expired = found_expired + 1
  log_change('e', name, expires_at)
  if not (events_kept or hands_over) then
    return
  end
  local value = value_of(name)
  local moment = string.format('%.0f', expires_at)
  if events_kept then
    expired_pairs[#expired_pairs + 1] = name
    expired_pairs[#expired_pairs + 1] = value and moment .. ':' .. value or moment
  end
  if hands_over then
    hand_over(name, moment, value)
  end
end

-- Writes the records, and notifies the clients that wait for them. Its functions are inside, because most calls
-- have nothing to write, and Redis makes each function again in each call.
local function close_change_log()
  count_gone(EXPIRED_TOTAL, found_expired)
  found_expired = 0
  if #expired_pairs + #change_pairs + #handed_over == 0 then
    return
  end

  -- The progress of each group: its name, the last entry that it has begun, and the number of unfinished events of
  -- each entry that it has begun (receive.lua). Read once, because one script can drop many entries.
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
      -- Fails while the slot moves and this key has moved first. Then only entries that were not begun count as lost.
      for _, part in ipairs(redis.pcall('ZRANGE', stream .. ':' .. fields['name'], 0, -1)) do
        local id, from, to = part:match('^(.-)/(%d+)/(%d+)/')
        unfinished[id] = (unfinished[id] or 0) + to - from
      end
      groups_read[#groups_read + 1] = { fields['name'], fields['last-delivered-id'], unfinished }
    end
    return groups_read
  end

  -- Counts the events of a dropped entry for each group that has not finished them.
  local function count_lost(stream, id, held, only)
    for _, group in ipairs(groups_of(stream)) do
      local name, begun, unfinished = unpack(group)
      local unread = id_precedes(begun, id) and (not only or only == name)
      local lost = unread and held or unfinished[id] or 0
      if lost > 0 then
        redis.call('HINCRBY', KEYS[1], 'lost:' .. name, lost)
        redis.call('HINCRBY', KEYS[1], 'lostEvents', lost)
      end
    end
  end

  -- Appends an entry with pairs, and drops the oldest entries beyond `kept` pairs. `counter` and `trimmed` are the
  -- fields that count the kept and the dropped pairs.
  local function append(stream, logged, kept, counter, trimmed, on_trim)
    local added = #logged / 2
    redis.call('XADD', stream, '*', 'count', added, 'pairs', cjson.encode(logged))
    local count = redis.call('HINCRBY', KEYS[1], counter, added)
    if count <= kept then
      return
    end
    -- One at a time, because an entry can have one pair or hundreds. If too many remain, for example after `kept` was
    -- reduced, the next scripts that append drop them.
    local excess = count - kept
    for _ = 1, MAX_DROPPED do
      local oldest = excess > 0 and redis.call('XRANGE', stream, '-', '+', 'COUNT', 1)[1]
      if not oldest then
        break
      end
      local held = tonumber(oldest[2][2])
      excess = excess - held
      on_trim(stream, oldest[1], held, oldest[2][6])
      redis.call('XDEL', stream, oldest[1])
    end
    redis.call('HSET', KEYS[1], counter, kept + excess)
    redis.call('HINCRBY', KEYS[1], trimmed, count - kept - excess)
    expect_sweep(KEYS[4], ARGV[2], ARGV[3], now + REPORT_WITHIN_MS)
  end

  local function remember_trimmed(_, id)
    redis.call('HSET', KEYS[1], 'feedStart', id)
  end

  local name = ARGV[2]:match(':(.*)')
  if #expired_pairs > 0 then
    append(KEYS[5], expired_pairs, events_kept, 'eventCount', 'trimmedEvents', count_lost)
    redis.pcall('PUBLISH', ARGV[3], 'expired:' .. name)
  end
  if #change_pairs > 0 then
    append(KEYS[6], change_pairs, changes_kept, 'changeCount', 'trimmedChanges', remember_trimmed)
    redis.pcall('PUBLISH', ARGV[3], 'changed:' .. name)
  end
  if #handed_over > 0 then
    redis.call('RPUSH', KEYS[7], unpack(handed_over))
  end
  expired_pairs, change_pairs, handed_over = {}, {}, {}
end

-- The deadline of the next sweep for a set whose earliest member has this expiry.
local function due_at(expires_at)
  if events_kept or changes_kept or hands_over then
    return expires_at
  end
  return expires_at + SWEEP_LAG_MS
end

-- Schedules a sweep for a member that was just given this expiry.
local function expect_expiry(expires_at)
  if expires_at ~= math.huge then
    expect_sweep(KEYS[4], ARGV[2], ARGV[3], due_at(expires_at))
  end
end

-- The same for the existing members, when the first group, feed or list is added.
local function expect_earliest()
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  if first[2] then
    expect_expiry(tonumber(first[2]))
  end
end

