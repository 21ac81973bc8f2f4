-- Fragment: the names of unfinished parts of entries, members of a group's sorted set.
--
-- A name is <entry id>/<from>/<to>/<owner>, and /<tries> if consumers have begun the part before. from and to count the
-- events of the entry from 0, and `to` is the first that does not belong to the part. A free part has the owner ''.
--
-- Provides part_name, part_of

local function part_name(id, from, to, owner, tries)
  local name = string.format('%s/%04d/%04d/%s', id, from, to, owner)
  return tries > 0 and string.format('%s/%d', name, tries) or name
end

-- { entry id, from, to, owner, tries }
local function part_of(name)
  local id, from, to, owner, tries = name:match('^(.-)/(%d+)/(%d+)/([^/]*)/?(%d*)$')
  return { id, tonumber(from), tonumber(to), owner, tonumber(tries) or 0 }
end
