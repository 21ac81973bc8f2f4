-- The beginning of every script: one reading of the clock, the definition of "live", and functions that the
-- strategies of expiring sets share.
--
-- ARGV[1]  now in epoch ms, or '' for Redis's clock; only tests with an injected clock pass one

local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end

-- A member with expiry `expires_at` is live while that is after now; at the expiry itself it is not.
local function is_live(expires_at)
  return expires_at > now
end

-- The same condition as bounds of a range of scores.
local LIVE_FROM = string.format('(%.0f', now)
local EXPIRED_UNTIL = string.format('%.0f', now)

-- Expiries in replies are integers. -1: never expires.
local function to_wire(expires_at)
  if expires_at == math.huge then
    return -1
  end
  return expires_at
end

-- An expiry as an argument of a command: Lua's .. would round it to 14 digits.
local function to_score(expires_at)
  if expires_at == math.huge then
    return '+inf'
  end
  return string.format('%.0f', expires_at)
end

-- Fields of the meta hash of a set, KEYS[1]; or nil and an error reply if there is no such set or it uses
-- another strategy. A set without a strategy is `sorted`.
local function settings_of(strategy, ...)
  local settings = redis.call('HMGET', KEYS[1], 'strategy', ...)
  local found = settings[1]
  if not found then
    if redis.call('EXISTS', KEYS[1]) == 0 then
      return nil, redis.error_reply('SETNOTFOUND no such set')
    end
    found = 'sorted'
  end
  if found ~= strategy then
    return nil, redis.error_reply('WRONGSTRATEGY the set is ' .. found)
  end
  return { unpack(settings, 2, 1 + select('#', ...)) }
end

-- The expiry argument of an addition:
--   ''        after the set's default time to live
--   '<ms>'    after this time
--   '@<ms>'   at this time, epoch ms
--   '+<ms>'   the default time to live after this time, epoch ms
--   'never'
local function expiry_of(argument, default_ttl)
  if argument == '' then
    return now + default_ttl
  end
  if argument == 'never' then
    return math.huge
  end
  local sign = argument:sub(1, 1)
  if sign == '@' then
    return tonumber(argument:sub(2))
  end
  if sign == '+' then
    return tonumber(argument:sub(2)) + default_ttl
  end
  return now + tonumber(argument)
end

-- Whether a member can have an expiry: it is after now, by at most the longest time to live, or never.
local function is_possible(expires_at)
  return is_live(expires_at) and (expires_at <= now + LONGEST_TTL_MS or expires_at == math.huge)
end

-- Whether an addition takes place; `current` is the expiry of a live member.
local function takes_place(mode, live, current, expires_at)
  return mode == 'always'
    or (mode == 'ifAbsent' and not live)
    or (mode == 'ifLive' and live)
    or (mode == 'ifLater' and (not live or expires_at > current))
end

-- Decodes the additions of `encodeAdditions` from ARGV[first] on: runs of
--   mode, expiry (see above), 1 if values follow the members else 0, number of members,
--   member, [value,] member, [value,] …
-- Returns four lists of equal length. A value is JSON, 'null' to remove it, or '' to keep it.
local function read_additions(first)
  local modes, expiries, names, values = {}, {}, {}, {}
  local n = 0
  local i = first
  while i <= #ARGV do
    local mode, expiry, valued = ARGV[i], ARGV[i + 1], ARGV[i + 2] == '1'
    local count = tonumber(ARGV[i + 3])
    i = i + 4
    for _ = 1, count do
      n = n + 1
      modes[n], expiries[n], names[n] = mode, expiry, ARGV[i]
      if valued then
        values[n] = ARGV[i + 1]
        i = i + 2
      else
        values[n] = ''
        i = i + 1
      end
    end
  end
  return modes, expiries, names, values
end

