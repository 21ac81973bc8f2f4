#!lua
-- Adds members, each with a separate time to live, and keeps the list short.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2…] additions (additions.lua)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 added, 2 updated, 0 kept, -1 not live and not added, -2 refused: invalid
--          expiry
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one step checks the mode and writes the member, so of N callers that add one absent member with
--          'ifAbsent' exactly one receives 1. Each listed name causes a check of two others. So a round of the list
--          ends before the list has grown by half, and removes all stale names. O(M) for M members.
--
-- Needs ./names.lua: open_names, length, expiry_of_member, key_of, read_key, MAX_DIGITS, write_key, list_name,
--   examine_names
-- Needs ../../writing/additions.lua: read_additions
-- Needs ../../writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ../../expiry.lua: to_score

local refusal, default_ttl = open_names()
if refusal then
  return refusal
end
local modes, arguments, names, values = read_additions(2)
local reply = { now }
local before = length
for i, name in ipairs(names) do
  local current = expiry_of_member(name)
  local live = current ~= nil
  local expires_at = expiry_of(arguments[i], default_ttl)
  -- A key without expiry would remain after the set.
  local possible = is_possible(expires_at) and expires_at ~= math.huge
  local allowed = possible and takes_place(modes[i], live, current, expires_at)

  if allowed and live and values[i] == '' then
    redis.call('PEXPIREAT', key_of(name), to_score(expires_at))
  elseif allowed then
    local value = values[i] ~= '' and values[i] ~= 'null' and values[i] or nil
    if live then
      local id = read_key(redis.call('GETRANGE', key_of(name), 0, MAX_DIGITS - 1))
      write_key(name, id, value, expires_at)
    else
      list_name(name, value, expires_at)
    end
  end

  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = allowed and expires_at or current or 0
end
examine_names(math.min(2 * (length - before), before))
return reply
