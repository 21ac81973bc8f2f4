-- Fragment: a catalogue, that is one sorted set whose scores are all 0, KEYS[1]. A member is
-- `<name> <created at, epoch ms> <settings, JSON>`. No name has a space, which sorts before all that it may
-- have, so that entries stand in the order of their names.

-- The entry of a name, or nil. O(log N).
local function entry_of(name)
  local found =
    redis.call('ZRANGE', KEYS[1], '[' .. name .. ' ', '(' .. name .. '!', 'BYLEX', 'LIMIT', 0, 1)
  return found[1]
end

-- When an entry was created, and its settings.
local function parts_of(entry)
  return entry:match('^%S+ (%d+) (.*)$')
end

local function write_entry(name, created_at, settings)
  redis.call('ZADD', KEYS[1], 0, name .. ' ' .. created_at .. ' ' .. settings)
end
