-- How a compact set frees the memory of expired members, some segments at a time.
--
-- A pass visits every segment once, in ascending order. It begins when a member may have expired, or when the base
-- must move. Visited segments use the new base. A segment that is split off during the pass comes last: the pass
-- visits it too, or, if merges put it before the end of the pass, it uses the new base immediately. A segment that
-- receives members from another one is swept at that time.
--
-- Needs ./segments.lua: set, key_of, score_in, expiry_in, REBASE_MS, REACH_MS
-- Needs ./resize.lua: empty_segment, fill_segment
-- Needs ../../../redis/live.lua: is_live
-- Provides sweep_segments

-- The cost to rewrite a segment, as a multiple of the cost to sweep one.
local REWRITE_COST = 12

-- Sweeps the next segment of the pass. Returns how many members were removed, and the cost.
local function visit_segment()
  local segment = set.sweptTo
  if set.base ~= set.priorBase then
    local names, expiries, expired = empty_segment(segment)
    set.sweptTo = segment + 1
    fill_segment(segment, names, expiries)
    return expired, REWRITE_COST
  end
  local key = key_of(segment)
  local expired = redis.call('ZREMRANGEBYSCORE', key, '-inf', score_in(segment, now))
  local first = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
  set.passDueAt = math.min(set.passDueAt, expiry_in(segment, first[2]) or math.huge)
  set.memberCount = set.memberCount - expired
  set.sweptTo = segment + 1
  return expired, 1
end

-- Continues the pass by up to `budget` segments, or begins one if necessary. Returns how many members were removed.
local function sweep_segments(budget)
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
    local expired, cost = visit_segment()
    removed = removed + expired
    budget = budget - cost
    if set.sweptTo >= set.segments then
      set.sweptTo = 0
      set.priorBase = set.base
      set.dueAt = set.passDueAt
    end
  end
  return removed
end
