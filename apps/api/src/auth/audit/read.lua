#!lua flags=no-writes
-- Reads the newest entries of sections of the audit log.
--
-- KEYS      the streams of the sections, in one slot
-- ARGV[2]   the number of entries to read from each section
-- ARGV[3]   where to start, as the first bound of XREVRANGE
--
-- Replies with what XREVRANGE replies, for each section. One script, so that all sections are read at one moment; a
-- transaction would not run on a full server. O(entries).

local sections = {}
for i, key in ipairs(KEYS) do
  sections[i] = redis.call('XREVRANGE', key, ARGV[3], '-', 'COUNT', ARGV[2])
end
return sections
