-- Other programs give the whole key an expiry (seed 004). Stands behind opening.lua.

-- Sees to it that the key is there as long as a member that was just given this expiry. GT never shortens
-- what the key has left, and leaves a key that does not expire as it is.
local function keep_key_until(expires_at)
  if expires_at < math.huge then
    redis.call('PEXPIREAT', SCORED, to_score(expires_at), 'GT')
  end
end
