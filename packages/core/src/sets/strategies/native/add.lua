#!lua
-- Adds members, each with a separate time to live.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] additions (additions.lua)
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 added, 2 updated, 0 kept, -1 not live and not added, -2 refused: invalid
--          expiry; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   one step checks the mode and writes the member, so of N callers that add one absent member with
--          'ifAbsent' exactly one receives 1. The old value of an expired member is never restored. O(M) for M
--          members.
--
-- Needs ./fields.lua: open_fields, expiries_of
-- Needs ../../writing/additions.lua: read_additions
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../writing/expiry-argument.lua: expiry_of, is_possible, takes_place
-- Needs ../../expiry.lua: to_wire, to_score

local settings, refusal = open_fields('defaultTtlMs')
if not settings then
  return refusal
end
local default_ttl = tonumber(settings[1])
local modes, arguments, names, given_values = read_additions(2)

local expiries = {}
for i, expires_at in ipairs(expiries_of(names)) do
  expiries[names[i]] = expires_at or nil
end

local reply = { now }
-- By member: the value to write, and its expiry. A later addition of a member continues from an earlier one.
local values, moved = {}, {}
for i, name in ipairs(names) do
  local current = expiries[name]
  local live = current ~= nil and is_live(current)
  local expires_at = expiry_of(arguments[i], default_ttl)
  local possible = is_possible(expires_at)
  local allowed = possible and takes_place(modes[i], live, current, expires_at)

  if allowed then
    local value = given_values[i]
    if value == 'null' or (value == '' and not live) then
      values[name] = ''
    elseif value ~= '' then
      values[name] = value
    end
    expiries[name] = expires_at
    moved[name] = expires_at
  end

  reply[#reply + 1] = allowed and (live and 2 or 1) or (possible and (live and 0 or -1) or -2)
  reply[#reply + 1] = to_wire(allowed and expires_at or live and current or 0)
end

-- Before the expiries, because HSET removes them.
local pairs_to_set = {}
for name, value in pairs(values) do
  pairs_to_set[#pairs_to_set + 1] = name
  pairs_to_set[#pairs_to_set + 1] = value
end
if #pairs_to_set > 0 then
  redis.call('HSET', KEYS[2], unpack(pairs_to_set))
end

-- One command for all members with the same expiry, as most additions of a turn have.
local by_expiry = {}
for name, expires_at in pairs(moved) do
  by_expiry[expires_at] = by_expiry[expires_at] or {}
  table.insert(by_expiry[expires_at], name)
end
for expires_at, together in pairs(by_expiry) do
  if expires_at == math.huge then
    redis.call('HPERSIST', KEYS[2], 'FIELDS', #together, unpack(together))
  else
    redis.call('HPEXPIREAT', KEYS[2], to_score(expires_at), 'FIELDS', #together, unpack(together))
  end
end
return reply
