-- Fragment: a list of strings as one string, joined by newlines: a client reads one long string ten times as fast as a
-- hundred short ones. A list that is empty or long, or has a newline in an item, stays a list. `Reply.packedList` reads
-- both.
--
-- Provides packed_list

-- To join long strings costs Redis more than to reply them.
local MAX_PACKED_BYTES = 16384

local function packed_list(items)
  local bytes = 0
  for i = 1, #items do
    bytes = bytes + #items[i]
    if bytes > MAX_PACKED_BYTES then
      return items
    end
  end
  if #items == 0 or string.find(table.concat(items), '\n', 1, true) then
    return items
  end
  return table.concat(items, '\n')
end
