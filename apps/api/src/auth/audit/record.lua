#!lua flags=allow-oom
-- Writes an entry into its section of the audit log.
--
-- KEYS       the streams of all sections, in one slot
-- ARGV[2]    the index of the section in KEYS, from 1
-- ARGV[3]    the number of entries that the section keeps, at least
-- ARGV[4..]  fields of the entry: name, value, …
--
-- Replies with the id of the entry. One script, because the id must be later than those of all sections: the order of
-- ids is the order in which entries were written, also within a millisecond, and if the clock goes back. O(1).
--
-- Runs on a full server: what an admin does to free memory is recorded, and the streams are bounded.

local ms, sequence = now, 0
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
return redis.call('XADD', KEYS[tonumber(ARGV[2])], 'MAXLEN', '~', ARGV[3], id, unpack(ARGV, 4))
