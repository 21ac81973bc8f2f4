-- A fragment: how a policy is stored in the hash of documents, which is KEYS[1].
--
--   <version> <created at> <changed at> <layout version> <body>
--
-- Versions are numbers that all policies draw from, so that none comes twice. The layout version is the
-- one that came with the present kinds of limits. The body is JSON that scripts do not look into.

-- As texts.
local function read_document(document)
  return document:match('^(%d+) (%d+) (%d+) (%d+) ')
end

-- PUBLISH is only a hint, and may be forbidden to this user: its failure must not end a script halfway.
local function ring_for_policy(notifications, name)
  redis.pcall('PUBLISH', notifications, 'policy:' .. name)
end

local function write_document(name, version, created_at, layout_version, body, notifications)
  local document = string.format('%.0f %.0f %.0f %.0f ', version, created_at, now, layout_version) .. body
  redis.call('HSET', KEYS[1], name, document)
  ring_for_policy(notifications, name)
  return document
end
