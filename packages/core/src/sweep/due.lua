-- Fragment: for scripts that write sets with sweeps.
--
-- Needs ../sets/expiry.lua: to_score
-- Provides expect_sweep

-- Ensures a sweep of a set at `due` at the latest: if its entry in the index of deadlines is later, the entry
-- moves and sweepers are notified. PUBLISH is only a hint, and the ACL of this user may forbid it: its
-- failure must not end a script halfway.
local function expect_sweep(deadlines, entry, notifications, due)
  local expected = tonumber(redis.call('ZSCORE', deadlines, entry) or nil)
  if not expected or due < expected then
    redis.call('ZADD', deadlines, to_score(due), entry)
    redis.pcall('PUBLISH', notifications, string.format('due:%.0f:%s', due, entry))
  end
end
