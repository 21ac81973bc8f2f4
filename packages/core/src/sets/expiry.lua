-- Fragment: expiries in replies and in commands.
--
-- Provides to_wire, to_score

-- Expiries in replies are integers. -1: never expires.
local function to_wire(expires_at)
  if expires_at == math.huge then
    return -1
  end
  return expires_at
end

-- An expiry as an argument of a command: Lua's .. would round it to 14 digits.
local function to_score(expires_at)
  if expires_at == math.huge then
    return '+inf'
  end
  return string.format('%.0f', expires_at)
end
