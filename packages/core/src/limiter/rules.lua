-- A fragment: what stands beside the counts of a key, in one string of MessagePack:
--   overrides        by the name of a limit: { limit, window in ms, capacity }
--   overrides_until  when they end
--   blocked_until    when the block of the key ends
--   denials          how many there were until denials_until
--   level            how many blocks came before the next one, remembered until level_until

-- Keys outlive what they hold by so much, as Redis's own expiry reads the clock at another moment.
local GRACE_MS = 1000

local function read_rules(raw)
  local rules = raw and cmsgpack.unpack(raw) or {}
  if rules.overrides and not is_live(rules.overrides_until) then
    rules.overrides, rules.overrides_until = nil, nil
  end
  if rules.blocked_until and not is_live(rules.blocked_until) then
    rules.blocked_until = nil
  end
  if rules.denials and not is_live(rules.denials_until) then
    rules.denials, rules.denials_until = nil, nil
  end
  if rules.level and not is_live(rules.level_until) then
    rules.level, rules.level_until = nil, nil
  end
  return rules
end

-- Kept until the last of them ends.
local function write_rules(key, rules)
  local until_ms = math.max(
    rules.overrides_until or now,
    rules.blocked_until or now,
    rules.denials_until or now,
    rules.level_until or now
  )
  if is_live(until_ms) then
    local ttl = string.format('%.0f', until_ms - now + GRACE_MS)
    redis.call('SET', key, cmsgpack.pack(rules), 'PX', ttl)
  else
    redis.call('UNLINK', key)
  end
end

