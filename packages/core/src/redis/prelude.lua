-- The head of every Mayfly script: one reading of the clock, and the one meaning of "live".
--
-- ARGV[1]  now in epoch ms, or '' for Redis's clock; only tests with an injected clock pass one

local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end

-- What expires at `expires_at` is live while that lies after now: at the very moment it is gone.
local function is_live(expires_at)
  return expires_at > now
end

-- The same predicate as bounds of a range of scores.
local LIVE_FROM = string.format('(%.0f', now)
local EXPIRED_UNTIL = string.format('%.0f', now)

-- Expiries in replies are integers. -1: never expires.
local function to_wire(expires_at)
  if expires_at == math.huge then
    return -1
  end
  return expires_at
end

