-- How members of a sorted set are replied. Stands before the scripts that need it.
--
-- KEYS[3]  values hash

-- Appends to a reply, for each pair of a list of member, score, …: member, expiry (-1: never),
-- value or nil. At most 1000 of them.
local function append_members(reply, rows)
  local names = {}
  for i = 1, #rows, 2 do
    names[#names + 1] = rows[i]
  end
  local valued = #names > 0 and redis.call('EXISTS', KEYS[3]) == 1
  local values = valued and redis.call('HMGET', KEYS[3], unpack(names)) or {}
  for i, name in ipairs(names) do
    reply[#reply + 1] = name
    reply[#reply + 1] = to_wire(tonumber(rows[2 * i]))
    reply[#reply + 1] = values[i] or false
  end
  return reply
end
