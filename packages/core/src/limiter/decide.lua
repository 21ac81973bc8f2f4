#!lua
-- Decides calls of a limiter, on one key or many, in their order.
--
-- KEYS[1]      policy: rules.lua's overrides for all keys
-- KEYS[2…]     for each call the key that it is on
-- ARGV[1]      now (prelude)
-- ARGV[2…]     the limits (limits.lua)
-- then         1 to count denied calls; denials that lead to a block, 0 for never, the ms within which,
--              the first block's ms, the factor from block to block, the longest block's ms
-- then         for each call, or once for all of them: operation ('consume', 'peek', 'refund'), cost, and
--              of a refund the moment of the call that is taken back, epoch ms, else ''
-- Reply        { doubles, packed (calls.lua): now, then for each call: outcome, block, and for each limit:
--              remaining, reset, wait }
--              outcome 0 denied, 1 allowed, 2 blocked, 3 refused: the cost is more than could ever pass,
--              with overrides or without, and nothing follows; 4 more if limits are overridden, and each is
--              followed by its limit and window.
--              block: when it ends, only of a blocked key. reset in epoch ms. wait in ms, not of a call that
--              is allowed.
-- Atomic       a call passes all limits and counts in all, or counts in none; of N callers at once exactly
--              as many pass as the limits let. O(1) for each limit that is not a log; for logs O(log N)
--              steps and as many bytes as the log has.

local policy = take_apart(stored[1])
local policy_until = policy and policy.overrides_until
policy = policy and policy.overrides

-- Makes `limits`, `windows` and `capacities` those of a key: its own overrides before those for all keys.
local function apply_overrides(own)
  limits, windows, capacities = declared.limit, declared.window, declared.capacity
  if not own and not policy then
    return
  end
  limits, windows, capacities = {}, {}, {}
  for i = 1, limit_count do
    local override = own and own[names[i]] or policy and policy[names[i]]
    limits[i] = override and override[1] or declared.limit[i]
    windows[i] = override and override[2] or declared.window[i]
    capacities[i] = override and override[3] or declared.capacity[i]
  end
end

-- The override for all keys, of one limit.
local function policy_of(i)
  return policy and policy[names[i]]
end

-- Whether a limit could let so much pass but for an override that keeps it from that now. Who calls may not
-- know of overrides: then it is no misuse.
local function could_pass(i, cost)
  local for_all = policy_of(i)
  return cost <= declared.capacity[i] or (for_all and cost <= for_all[3])
end

-- How long until a limit lets so much pass; if its override never does, until that has ended.
local function wait_of(i, cost, rules)
  if cost <= capacities[i] then
    return kinds[i].wait(i, cost)
  end
  local ends_at, for_all = now, policy_of(i)
  if rules and rules.overrides and rules.overrides[names[i]] then
    ends_at = rules.overrides_until
  end
  if for_all and cost > for_all[3] then
    ends_at = max(ends_at, policy_until)
  end
  return ends_at - now
end

-- Notes a denial. Enough of them block the key.
local function escalate(rules)
  rules.denials = (rules.denials or 0) + 1
  rules.denials_until = rules.denials_until or now + escalate_within
  if rules.denials >= escalate_after then
    local level = rules.level or 0
    local duration = math.floor(min(first_block * block_factor ^ level, longest_block))
    rules.denials, rules.denials_until = nil, nil
    rules.blocked_until = now + duration
    rules.level, rules.level_until = level + 1, rules.blocked_until + longest_block
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
    reply[r] = rules.blocked_until
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

local called = first_call
for k = next_key, #KEYS do
  local key = KEYS[k]
  local raw = written[key]
  if raw == nil then
    raw = stored[k]
  elseif raw == true then
    raw = redis.call('GET', key)
  end
  local rules, counts, units = take_apart(raw)
  apply_overrides(rules and rules.overrides)
  moved = false
  read_counts(counts)
  if has_log then
    set_log(units)
    appended = nil
  end

  local operation, cost = ARGV[called], tonumber(ARGV[called + 1])
  local judged, changed = cost, moved and operation == 'consume'
  if operation == 'refund' then
    give_all(cost, tonumber(ARGV[called + 2]))
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
  elseif rules and rules.blocked_until then
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
      outcome = rules.blocked_until and 2 or 0
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
return packed(reply)
