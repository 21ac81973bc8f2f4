#!lua flags=allow-oom
-- Writes an entry into its section of the audit log.
--
-- KEYS       the streams of all sections, in one slot
-- ARGV[1]    which of them it belongs into, from 1
-- ARGV[2]    how many entries that one keeps, at least
-- ARGV[3..]  fields of the entry: name, value, …
--
-- Replies the id of the entry. One script, because the id comes after those of all sections: the order of
-- their ids is the order in which entries were written, also of those of one millisecond, and if the clock
-- goes back. O(1).
--
-- Runs on a full server: what an admin does to free memory is recorded, and the streams are bounded.

local time = redis.call('TIME')
local ms = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local sequence = 0
for _, key in ipairs(KEYS) do
  local newest = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
  if newest then
    local newest_ms, newest_sequence = newest[1]:match('^(%d+)-(%d+)$')
    newest_ms, newest_sequence = tonumber(newest_ms), tonumber(newest_sequence)
    if newest_ms > ms then
      ms, sequence = newest_ms, newest_sequence + 1
    elseif newest_ms == ms and newest_sequence >= sequence then
      sequence = newest_sequence + 1
    end
  end
end

local id = string.format('%.0f-%.0f', ms, sequence)
return redis.call('XADD', KEYS[tonumber(ARGV[1])], 'MAXLEN', '~', ARGV[2], id, unpack(ARGV, 3))
