#!lua
-- Records a sample, unless the current step of time has one: of several recorders, one writes it.
--
-- KEYS[1]  history string: a ring of 360 records of four doubles: time of the sample in epoch ms, live members,
--          added and expired members per second (-1: unknown). The record of a time is number
--          floor(time / step) modulo 360. Zeros: no sample
-- KEYS[2]  meta hash of the set; not passed for the history of all sets
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  step, ms
-- ARGV[3…5] live members, added and expired members per second (-1: unknown)
-- ARGV[6]  creation of the set, epoch ms; not passed for the history of all sets
-- Reply    { now, 1 if it was recorded, else 0 }
-- Atomic   a deleted set, or another set of the same name, gets no sample. A record is overwritten after an hour, so
--          nothing needs trimming. O(1).

local RECORD, RECORD_BYTES, RECORDS = '<dddd', 32, 360

if KEYS[2] and redis.call('HGET', KEYS[2], 'createdAt') ~= ARGV[6] then
  return { now, 0 }
end
local step = tonumber(ARGV[2])
local bucket = math.floor(now / step)
local at = bucket % RECORDS * RECORD_BYTES
local found = redis.call('GETRANGE', KEYS[1], at, at + RECORD_BYTES - 1)
if #found == RECORD_BYTES and math.floor(struct.unpack(RECORD, found) / step) == bucket then
  return { now, 0 }
end
local record = struct.pack(RECORD, now, tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]))
redis.call('SETRANGE', KEYS[1], at, record)
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', RECORDS * step))
return { now, 1 }
