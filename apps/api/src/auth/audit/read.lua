#!lua flags=no-writes
-- Reads entries of the audit log, newest first.
--
-- KEYS      streams of sections, in one slot
-- ARGV[1]   how many entries of each section at most
-- ARGV[2..] for each section the id that it is read from, as XREVRANGE takes it
--
-- Replies for each section what XREVRANGE replies. One script, so that all sections are read at one moment; a
-- transaction would not run on a full server. O(entries).

local sections = {}
for i, key in ipairs(KEYS) do
  sections[i] = redis.call('XREVRANGE', key, ARGV[i + 1], '-', 'COUNT', ARGV[1])
end
return sections
