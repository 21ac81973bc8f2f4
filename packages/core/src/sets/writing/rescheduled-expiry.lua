-- Computes the result of a change of expiry, for the scripts of several strategies.
--
-- Needs ../../redis/live.lua: is_live
-- Needs ./expiry-argument.lua: is_possible
-- Provides rescheduled_expiry

local function read_expiry(text)
  return text == 'never' and math.huge or tonumber(text)
end

-- `change` is 'by' (amount: ms), 'at' (amount: epoch ms), 'renew' (amount: the least ms from now), 'never', or 'back'
-- (amount: the expected expiry and the one to restore, '<from> <to>', each epoch ms or 'never'). `current` is the
-- expiry, or nil for none.
-- Returns status 1 and the new expiry; 0 and 0 for a member that is not live; -1 and the current expiry for an
-- invalid new one; -2 and the current expiry if it is not the expected one.
local function rescheduled_expiry(change, amount, current)
  if not (current and is_live(current)) then
    return 0, 0
  end
  local expires_at = math.huge
  if change == 'at' then
    expires_at = tonumber(amount)
  elseif change == 'by' then
    expires_at = current + tonumber(amount)
  elseif change == 'renew' then
    expires_at = now + tonumber(amount)
    if current >= expires_at then
      return 1, current
    end
  elseif change == 'back' then
    local from, to = amount:match('^(%S+) (%S+)$')
    if read_expiry(from) ~= current then
      return -2, current
    end
    expires_at = read_expiry(to)
  end
  if is_possible(expires_at) then
    return 1, expires_at
  end
  return -1, current
end
