-- Fragment: other programs can give the whole key an expiry. It needs opening.lua before it.
--
-- Needs ./opening.lua: SCORED
-- Needs ../sets/expiry.lua: to_score
-- Provides keep_key_until

-- Extends the key to the expiry of a member that was just written. GT never shortens the time to live of the
-- key, and does not change a key that never expires.
local function keep_key_until(expires_at)
  if expires_at < math.huge then
    redis.call('PEXPIREAT', SCORED, to_score(expires_at), 'GT')
  end
end
