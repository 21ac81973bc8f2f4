-- The beginning of every script: one reading of the clock.
--
-- ARGV[1]  now in epoch ms, or '' for Redis's clock; only tests with an injected clock pass one

local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  -- Arithmetic converts the texts. This takes half the time of `tonumber` and `math.floor`.
  now = time[1] * 1000 + (time[2] - time[2] % 1000) / 1000
end
