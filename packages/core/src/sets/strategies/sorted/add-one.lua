-- Fragment: adds one member without a value to a plain set without values, if the next sweep is scheduled early
-- enough. That is most calls. add.lua does the others, and replies the same.
--
-- Needs ../../../redis/live.lua: is_live
-- Needs ./plain.lua: settings, is_plain

local mode, ttl = ARGV[4], ARGV[5] == '' and settings[2] or ARGV[5]
if
  is_plain
  and (mode == 'always' or mode == 'ifAbsent')
  and #ARGV == 8
  and ARGV[6] == '0'
  -- A time to live, which the client has checked, and neither a time nor 'never'.
  and ttl:find('^%d')
  and redis.call('EXISTS', KEYS[3]) == 0
then
  local name, expires_at = ARGV[8], now + ttl
  local current = tonumber(redis.call('ZSCORE', KEYS[2], name) or nil)
  local is_present = current and is_live(current)
  if is_present and mode == 'ifAbsent' and current < math.huge then
    return { now, 0, current }
  end
  local due = tonumber(redis.call('ZSCORE', KEYS[4], ARGV[2]) or nil)
  -- add.lua also counts a member that expired before the sweep, and replies for one that never expires.
  if due and due <= expires_at and (is_present or not current) and (mode == 'always' or not current) then
    redis.call('ZADD', KEYS[2], string.format('%.0f', expires_at), name)
    return { now, is_present and 2 or 1, expires_at }
  end
end
