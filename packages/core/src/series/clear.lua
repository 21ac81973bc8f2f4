#!lua flags=allow-oom
-- Unlinks the samples and roll-ups of some sources of a series.
--
-- KEYS[1]  sources sorted set
-- KEYS[2]  prefix of the keys of the samples
-- KEYS[3]  prefix of the keys of the rings (rings.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of sources
-- ARGV[3…] fields
-- Reply    { now, 1 if there are more sources, else 0 }
-- Atomic   a source is listed until its keys are gone. O(M F + log S) for M sources and F fields. Another thread of
--          Redis frees the memory.
--
-- Needs ./rings.lua: ring_key

local sources = redis.call('ZPOPMIN', KEYS[1], ARGV[2])
for i = 1, #sources, 2 do
  redis.call('UNLINK', KEYS[2] .. sources[i])
  for f = 3, #ARGV do
    redis.call('UNLINK', ring_key(KEYS[3], sources[i], ARGV[f]))
  end
end
return { now, redis.call('EXISTS', KEYS[1]) }
