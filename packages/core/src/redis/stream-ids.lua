-- Fragment: compares ids of stream entries.
--
-- Provides id_precedes

-- Ids are <ms>-<sequence>, as text of any length.
local function id_precedes(a, b)
  local a_ms, a_sequence = a:match('^(%d+)-(%d+)$')
  local b_ms, b_sequence = b:match('^(%d+)-(%d+)$')
  if a_ms ~= b_ms then
    return tonumber(a_ms) < tonumber(b_ms)
  end
  return tonumber(a_sequence) < tonumber(b_sequence)
end

