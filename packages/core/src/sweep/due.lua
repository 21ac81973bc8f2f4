-- A fragment for scripts that write to sets which have to be swept.

-- Sees to it that a set is swept at `due` at the latest: its entry in the index of deadlines is moved if
-- it is later, and sweepers are rung for. PUBLISH is only a hint, and may be forbidden to this user: its
-- failure must not end a script halfway.
local function expect_sweep(deadlines, entry, notifications, due)
  local expected = tonumber(redis.call('ZSCORE', deadlines, entry) or nil)
  if not expected or due < expected then
    redis.call('ZADD', deadlines, to_score(due), entry)
    redis.pcall('PUBLISH', notifications, string.format('due:%.0f:%s', due, entry))
  end
end
