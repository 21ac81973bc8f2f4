-- Fragment: the definition of "live".
--
-- Provides is_live

-- A member with expiry `expires_at` is live while that is after now; at the expiry itself it is not.
local function is_live(expires_at)
  return expires_at > now
end
