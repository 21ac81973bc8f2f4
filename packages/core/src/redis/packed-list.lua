-- Fragment: a list of strings as one string, joined by newlines: a client reads one long string ten times as fast as a
-- hundred short ones. An empty list, and one with a newline in an item, stays a list. `Reply.packedList` reads both.
--
-- Provides packed_list

local function packed_list(items)
  if #items == 0 or string.find(table.concat(items), '\n', 1, true) then
    return items
  end
  return table.concat(items, '\n')
end
