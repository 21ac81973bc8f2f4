-- The beginning of every script: one reading of the clock.
--
-- ARGV[1]  now in epoch ms, or '' for Redis's clock; only tests with an injected clock pass one

local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
