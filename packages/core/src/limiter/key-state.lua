-- Fragment: the stored state of a key, KEYS[1], for scripts that change its rules and not its counts.
--
-- Needs ./rules.lua: take_apart, store
-- Needs ../redis/live.lua: is_live
-- Provides rules, counts, log, store_key

local rules, counts, log, _, counts_end = take_apart(redis.call('GET', KEYS[1]))
rules = rules or {}
counts_end = counts_end or now + math.max(redis.call('PTTL', KEYS[1]), 1)
if not is_live(counts_end) then
  counts, log = '', ''
end

-- Stores the state as the script has changed it.
local function store_key()
  if counts == '' and log == '' then
    counts_end = now
  end
  store(KEYS[1], next(rules) and rules, counts, log, counts_end)
end
