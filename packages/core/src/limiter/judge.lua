-- Fragment: decides the calls in their order, each by the limits and rules of its key, and adds the decisions
-- to the reply. Only `consume`, `refund` and `penalise` write.
--
-- Needs ./rules.lua: take_apart, store
-- Needs ./calls.lua: stored, written, next_key, reply, r
-- Needs ./arguments.lua: many, is_short, limit_count, first_call, count_denied, escalate_after, escalate_within,
--   first_block, block_factor, longest_block, clears_on_block
-- Needs ./limits.lua: limits, windows, capacities, declared, names, kinds, counted, moved
-- Needs ./arithmetic.lua: max, min
-- Needs ./log.lua: has_log, log_take, log_give, read_log
-- Needs ./state.lua: read_counts, grows, write

local for_all, _, _, for_all_moved = take_apart(stored[1])
local global = for_all and for_all.overrides and for_all.overrides[3]
local reset = for_all and for_all.reset

-- Sets `limits`, `windows` and `capacities` for a key: overrides of the key come before global ones.
local function apply_overrides(own)
  limits, windows, capacities = declared.limit, declared.window, declared.capacity
  if not own and not global then
    return
  end
  limits, windows, capacities = {}, {}, {}
  for i = 1, limit_count do
    local override = own and own[names[i]] or global and global[names[i]]
    limits[i] = override and override[1] or declared.limit[i]
    windows[i] = override and override[2] or declared.window[i]
    capacities[i] = override and override[3] or declared.capacity[i]
  end
end

-- The global override of one limit.
local function global_of(i)
  return global and global[names[i]]
end

-- Whether the cost could pass a limit without an override. Callers may not know of overrides, so this is no
-- misuse.
local function could_pass(i, cost)
  local override = global_of(i)
  return cost <= declared.capacity[i] or (override and cost <= override[3])
end

-- The time until a limit allows the cost; if its override never allows it, until that ends.
local function wait_of(i, cost, rules)
  if cost <= capacities[i] then
    return kinds[i].wait(i, cost)
  end
  local ends_at, override = now, global_of(i)
  if rules and rules.overrides and rules.overrides[3][names[i]] then
    ends_at = rules.overrides[1]
  end
  if override and cost > override[3] then
    ends_at = max(ends_at, for_all.overrides[1])
  end
  return ends_at - now
end

-- Counts a denial. Enough of them block the key.
local function escalate(rules)
  local denials = rules.denials or { now + escalate_within, escalate_within, 0 }
  denials[3] = denials[3] + 1
  rules.denials = denials
  if denials[3] >= escalate_after then
    local level = rules.level and rules.level[3] or 0
    local duration = math.floor(min(first_block * block_factor ^ level, longest_block))
    local remembered = duration + longest_block
    rules.denials = nil
    rules.block = { now + duration, duration }
    rules.level = { now + remembered, remembered, level + 1 }
  end
  return rules
end

local function take_all(cost)
  for n = 1, #counted do
    local i = counted[n]
    kinds[i].take(i, cost)
  end
  if has_log then
    log_take(cost)
  end
end

local function give_all(cost, moment)
  for n = 1, #counted do
    local i = counted[n]
    kinds[i].give(i, cost, moment)
  end
  if has_log then
    log_give(cost, moment)
  end
end

-- Adds a decision to the reply.
local function tell(outcome, rules, judged)
  if outcome == 3 then
    r = r + 1
    reply[r] = 3
    return
  end
  local overridden = limits ~= declared.limit
  r = r + 1
  reply[r] = overridden and outcome + 4 or outcome
  if outcome == 2 then
    r = r + 1
    reply[r] = rules.block[1]
  end
  for i = 1, limit_count do
    local algorithm = kinds[i]
    reply[r + 1], reply[r + 2] = algorithm.remaining(i), algorithm.reset(i)
    r = r + 2
    if outcome ~= 1 then
      r = r + 1
      reply[r] = wait_of(i, judged, rules)
    end
    if overridden then
      reply[r + 1], reply[r + 2] = limits[i], windows[i]
      r = r + 2
    end
  end
end

-- Reading '' sets the counts of a key without state.
local function clear_counts()
  read_counts('')
  if has_log then
    read_log('')
  end
end

local called = first_call
for k = next_key, #KEYS do
  local key = KEYS[k]
  local raw = written[key]
  if raw == nil then
    raw = stored[k]
  elseif raw == true then
    raw = redis.call('GET', key)
  end
  local rules, counts, units
  rules, counts, units, moved = take_apart(raw)
  if reset then
    rules = rules or {}
    if not rules.since or rules.since[3] ~= reset[3] then
      counts, units = '', ''
    end
    rules.since = reset
  end
  apply_overrides(rules and rules.overrides and rules.overrides[3])
  read_counts(counts)
  if has_log then
    read_log(units)
  end

  local operation, cost = 'consume', tonumber(ARGV[7]) or 1
  if not is_short then
    operation, cost = ARGV[called], tonumber(ARGV[called + 1])
  end
  if for_all_moved and operation == 'consume' then
    store(KEYS[1], for_all, '', '', now)
    for_all_moved = false
  end
  local judged, changed = cost, moved and operation == 'consume'
  if operation == 'refund' then
    give_all(cost, tonumber(ARGV[called + 2]))
    judged, changed = 1, true
  elseif operation == 'penalise' then
    take_all(cost)
    judged, changed = 1, true
  end
  if many then
    called = called + 3
  end

  local passes, possible = true, true
  for i = 1, limit_count do
    if judged > capacities[i] then
      passes, possible = false, possible and could_pass(i, judged)
    elseif passes and kinds[i].wait(i, judged) > 0 then
      passes = false
    end
  end

  local outcome = 0
  if not possible then
    outcome = 3
  elseif rules and rules.block then
    outcome = 2
  elseif passes then
    outcome = 1
    if operation == 'consume' then
      take_all(cost)
      changed = true
    end
  elseif operation == 'consume' then
    if count_denied then
      take_all(cost)
      changed = true
    end
    if escalate_after > 0 then
      rules = escalate(rules or {})
      changed = true
      outcome = rules.block and 2 or 0
      if rules.block and clears_on_block then
        clear_counts()
      end
    end
  end
  if outcome == 1 and operation == 'consume' and grows(raw, cost) then
    redis.call('INCRBY', key, cost)
    written[key] = true
  elseif changed then
    written[key] = write(key, rules)
  end

  tell(outcome, rules, judged)
end
