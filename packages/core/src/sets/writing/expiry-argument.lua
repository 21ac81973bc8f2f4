-- Fragment: the expiry and the mode of an addition.
--
-- Needs ../../redis/live.lua: is_live
-- Provides expiry_of, is_possible, takes_place

-- The expiry argument of an addition:
--   ''        after the set's default time to live
--   '<ms>'    after this time
--   '@<ms>'   at this time, epoch ms
--   '+<ms>'   the default time to live after this time, epoch ms
--   'never'
local function expiry_of(argument, default_ttl)
  if argument == '' then
    return now + default_ttl
  end
  if argument == 'never' then
    return math.huge
  end
  local sign = argument:sub(1, 1)
  if sign == '@' then
    return tonumber(argument:sub(2))
  end
  if sign == '+' then
    return tonumber(argument:sub(2)) + default_ttl
  end
  return now + tonumber(argument)
end

-- Whether a member can have an expiry: it is after now, by at most the longest time to live, or never.
local function is_possible(expires_at)
  return is_live(expires_at) and (expires_at <= now + LONGEST_TTL_MS or expires_at == math.huge)
end

-- Whether an addition takes place; `current` is the expiry of a live member.
local function takes_place(mode, live, current, expires_at)
  return mode == 'always'
    or (mode == 'ifAbsent' and not live)
    or (mode == 'ifLive' and live)
    or (mode == 'ifLater' and (not live or expires_at > current))
end
