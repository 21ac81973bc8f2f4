-- Fragment: named settings of one kind.
--
-- KEYS[1] is a sorted set whose scores are all 0. A member is
-- `<name> <version> <created at> <changed at> <settings, JSON>`, with times in epoch ms. A space sorts before
-- all characters of names, so the entries are in the order of their names. KEYS[2] is the latest version: each
-- change of an entry has a separate one.
--
-- Provides find_entry, write_entry, replace_entry

-- The entry of a name, or nil. O(log N).
local function find_entry(name)
  local found =
    redis.call('ZRANGE', KEYS[1], '[' .. name .. ' ', '(' .. name .. '!', 'BYLEX', 'LIMIT', 0, 1)
  return found[1]
end

-- Writes an entry in the place of `before`, or a new one, and returns it. O(log N).
local function write_entry(name, settings, before)
  local created_at = string.format('%.0f', now)
  if before then
    created_at = before:match('^%S+ %d+ (%d+) ')
    redis.call('ZREM', KEYS[1], before)
  end
  local version = redis.call('INCR', KEYS[2])
  local head = string.format('%s %.0f %s %.0f ', name, version, created_at, now)
  redis.call('ZADD', KEYS[1], 0, head .. settings)
  return head .. settings
end

-- Replaces the settings of an entry if it still has a version. Returns 1 and the new entry, 0 and the current
-- entry if it has another version, or -1 if there is no entry. O(log N).
local function replace_entry(name, version, settings)
  local found = find_entry(name)
  if not found then
    return -1
  end
  if found:match('^%S+ (%d+) ') ~= version then
    return 0, found
  end
  return 1, write_entry(name, settings, found)
end
