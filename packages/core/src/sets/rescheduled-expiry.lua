-- What a change makes of the expiry of a member, for the scripts of several strategies.

-- `change` is 'by' (amount: ms), 'at' (epoch ms) or 'never'; `current` is the expiry, or nil for none.
-- Status 1 and the new expiry; 0 and 0 for a member that is not live; -1 and the expiry that stays, for
-- a new one that a member cannot be given.
local function rescheduled_expiry(change, amount, current)
  if not (current and is_live(current)) then
    return 0, 0
  end
  local expires_at = math.huge
  if change == 'at' then
    expires_at = tonumber(amount)
  elseif change == 'by' then
    expires_at = current + tonumber(amount)
  end
  if is_possible(expires_at) then
    return 1, expires_at
  end
  return -1, current
end
