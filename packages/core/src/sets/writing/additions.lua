-- Fragment: the arguments of additions.
--
-- Provides read_additions

-- Decodes the additions of `encodeAdditions` from ARGV[first] on: runs of
--   mode, expiry (expiry-argument.lua), 1 if values follow the members else 0, number of members,
--   member, [value,] member, [value,] …
-- Returns four lists of equal length. A value is JSON, 'null' to remove it, or '' to keep it.
local function read_additions(first)
  local modes, expiries, names, values = {}, {}, {}, {}
  local n = 0
  local i = first
  while i <= #ARGV do
    local mode, expiry, valued = ARGV[i], ARGV[i + 1], ARGV[i + 2] == '1'
    local count = tonumber(ARGV[i + 3])
    i = i + 4
    for _ = 1, count do
      n = n + 1
      modes[n], expiries[n], names[n] = mode, expiry, ARGV[i]
      if valued then
        values[n] = ARGV[i + 1]
        i = i + 2
      else
        values[n] = ''
        i = i + 1
      end
    end
  end
  return modes, expiries, names, values
end
