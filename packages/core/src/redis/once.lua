#!lua
-- Runs a script once for an idempotency key. Later calls receive the reply of the first one.
--
-- KEYS     of the script, then the record of the idempotency key
-- ARGV     of the script, then: fingerprint of the request; a note, which later calls receive with the reply; how
--          long the record lives, ms
-- Reply    { 0, note, reply } of the script; { 1, note, reply } of the first call; or { 2 }: the record is of
--          another request
-- Error    those of the script. They are not recorded
-- Atomic   the change and the record of its reply are one step: there is never one without the other. As
--          expensive as the script, and a read and a write of the record.
--
-- Needs of the caller: run

-- The script reads the numbers of its keys and arguments.
local record = table.remove(KEYS)
local lives_ms, note, fingerprint = table.remove(ARGV), table.remove(ARGV), table.remove(ARGV)

local recorded = redis.call('GET', record)
if recorded then
  local first = cmsgpack.unpack(recorded)
  if first[1] ~= fingerprint then
    return { 2 }
  end
  return { 1, first[2], first[3] }
end

local reply = run()
if type(reply) == 'table' and reply.err then
  return reply
end
redis.call('SET', record, cmsgpack.pack({ fingerprint, note, reply }), 'PX', lives_ms)
return { 0, note, reply }
