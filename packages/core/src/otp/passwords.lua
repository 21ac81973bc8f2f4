-- Fragment: the one-time passwords of a subject, a sorted set of `<time to live, ms>:<digest>`, scored by
-- their expiry in epoch ms.
--
-- An expiry that is further away than the time to live shows that Redis's clock has gone back. The password
-- then gets its time to live from now on, and not the size of the step in addition. O(L) for L passwords.
--
-- Needs ../redis/live-scores.lua: LIVE_FROM, EXPIRED_UNTIL
-- Provides passwords_of, passwords_mended, passwords_add

-- The live ones, the next to expire first.
local function passwords_of(key)
  local passwords = {}
  local stored = redis.call('ZRANGE', key, LIVE_FROM, '+inf', 'BYSCORE', 'WITHSCORES')
  for i = 1, #stored, 2 do
    local ttl, digest = stored[i]:match('^(%d+):(.*)$')
    local written, longest = tonumber(stored[i + 1]), now + tonumber(ttl)
    passwords[#passwords + 1] = {
      member = stored[i],
      digest = digest,
      expires_at = math.min(written, longest),
      is_late = written > longest,
    }
  end
  table.sort(passwords, function(one, other)
    return one.expires_at < other.expires_at
  end)
  return passwords
end

-- Extends the key to the last expiry of its passwords.
local function passwords_keep(key)
  local last = redis.call('ZRANGE', key, -1, -1, 'WITHSCORES')[2]
  redis.call('PEXPIRE', key, string.format('%.0f', tonumber(last) - now))
end

-- The live ones as above, after expiries that are too late have been corrected.
local function passwords_mended(key)
  local passwords = passwords_of(key)
  local any_late = false
  for _, password in ipairs(passwords) do
    if password.is_late then
      redis.call('ZADD', key, string.format('%.0f', password.expires_at), password.member)
      any_late = true
    end
  end
  if any_late then
    passwords_keep(key)
  end
  return passwords
end

-- Adds one, and removes the expired ones. Clients may use different times to live.
local function passwords_add(key, member, expires_at)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', EXPIRED_UNTIL)
  redis.call('ZADD', key, string.format('%.0f', expires_at), member)
  passwords_keep(key)
end
