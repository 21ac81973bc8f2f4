-- How a compact set frees the memory of expired members, some shards at a time. Stands behind reshard.lua.
--
-- A pass visits every shard once, the lowest number first. It begins when a member may have expired, or
-- when the base has to be moved on; the shards that it has visited go by the new base. A shard that is
-- split off meanwhile comes last, and is visited too or, where merges have put it before the end of the
-- pass, goes by the new base at once; what a shard takes in from another is swept on that occasion.

-- A shard that is rewritten takes about so many times what it takes to sweep one.
local REWRITE_COST = 12

-- Sweeps the shard that the pass has come to: how many members were removed, and what that cost.
local function visit_shard()
  local shard = set.sweptTo
  if set.base ~= set.priorBase then
    local names, expiries, expired = empty_shard(shard)
    set.sweptTo = shard + 1
    fill_shard(shard, names, expiries)
    return expired, REWRITE_COST
  end
  local key = key_of(shard)
  local expired = redis.call('ZREMRANGEBYSCORE', key, '-inf', score_in(shard, now))
  local first = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
  set.passDueAt = math.min(set.passDueAt, expiry_in(shard, first[2]) or math.huge)
  set.memberCount = set.memberCount - expired
  set.sweptTo = shard + 1
  return expired, 1
end

-- Takes the pass so many shards further, or begins one if there is a reason to: how many members were
-- removed.
local function sweep_shards(budget)
  local removed = 0
  while budget > 0 do
    if set.sweptTo == 0 then
      local outworn = now >= set.base - REBASE_MS
      if is_live(set.dueAt) and not outworn then
        break
      end
      set.passDueAt = math.huge
      if outworn then
        set.base = now + REACH_MS
      end
    end
    local expired, cost = visit_shard()
    removed = removed + expired
    budget = budget - cost
    if set.sweptTo >= set.shards then
      set.sweptTo = 0
      set.priorBase = set.base
      set.dueAt = set.passDueAt
    end
  end
  return removed
end
