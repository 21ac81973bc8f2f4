-- Fragment: members of a sorted set, with their values.
--
-- KEYS[3]  values hash
--
-- Needs ../../expiry.lua: to_wire
-- Provides rows_with_values, append_members

-- The number of values per read, and the numbers of values and of bytes after which to stop, because long values
-- take longer to copy.
local VALUES_AT_ONCE = 25
local MAX_VALUES = 60
local MAX_VALUE_BYTES = 40960

-- The values of the pairs in a list of member, score, …, by the index of the pair, and the first and the last pair
-- that was read. With `from_end` the last pairs.
local function read_values(rows, from_end)
  local values, bytes, read = {}, 0, 0
  local count = #rows / 2
  while read < math.min(count, MAX_VALUES) and bytes < MAX_VALUE_BYTES do
    local n = math.min(VALUES_AT_ONCE, count - read)
    local before = from_end and count - read - n or read
    local names = {}
    for i = 1, n do
      names[i] = rows[2 * (before + i) - 1]
    end
    for i, value in ipairs(redis.call('HMGET', KEYS[3], unpack(names))) do
      values[before + i] = value
      bytes = bytes + (value and #value or 0)
    end
    read = read + n
  end
  if from_end then
    return values, count - read + 1, count
  end
  return values, 1, read
end

-- The pairs in a list of member, score, …, with the list of their values ('' without one), and the index of the first
-- pair in the given list. If values are many or long, leaves out the last pairs, or the first ones if it reads from the
-- end.
local function rows_with_values(rows, from_end)
  local values, first, last = read_values(rows, from_end)
  local texts = {}
  for i = first, last do
    texts[#texts + 1] = values[i] or ''
  end
  return { unpack(rows, 2 * first - 1, 2 * last) }, texts, first
end

-- Appends to a reply for each pair in a list of member, score, …: member, expiry (-1: never), value or nil. If
-- values are many or long, leaves out the last pairs. Returns the index of the last appended pair.
local function append_members(reply, rows)
  local values, last = {}, #rows / 2
  if #rows > 0 and redis.call('EXISTS', KEYS[3]) == 1 then
    local _
    values, _, last = read_values(rows)
  end
  local r = #reply
  for i = 1, last do
    reply[r + 1] = rows[2 * i - 1]
    reply[r + 2] = to_wire(tonumber(rows[2 * i]))
    reply[r + 3] = values[i] or false
    r = r + 3
  end
  return last
end
