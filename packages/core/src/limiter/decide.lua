-- Decides calls of a limiter, each on a key of its own or not, in their order.
--
-- KEYS[1]      policy: rules.lua's overrides for all keys
-- KEYS[2…]     for each call: rules; state, if there is a limit that is not a log; log, if there is one
-- ARGV[1]      now (prelude)
-- ARGV[2…]     the limits (limits.lua)
-- then         1 to count denied calls; denials that lead to a block, 0 for never, the ms within which,
--              the first block's ms, the factor from block to block, the longest block's ms
-- then         for each call: operation ('consume', 'peek', 'refund'), cost, and of a refund the moment of
--              the call that is taken back, epoch ms, or ''
-- Reply        { now, then for each call: outcome, block, and for each limit: remaining, wait, reset }
--              outcome 0 denied, 1 allowed, 2 blocked, 3 refused: the cost is more than could ever pass;
--              4 more if limits are overridden, and each is then followed by its limit and window.
--              block: when it ends, or 0. wait in ms. reset in epoch ms.
-- Atomic       a call passes all limits and counts in all, or counts in none; of N callers at once exactly
--              as many pass as the limits let. O(1) for each limit that is not a log; O(log N + cost) for
--              those that are.

local next_argument = 3 + 5 * limit_count
local count_denied = ARGV[next_argument] == '1'
local escalate_after = tonumber(ARGV[next_argument + 1])
local escalate_within = tonumber(ARGV[next_argument + 2])
local first_block = tonumber(ARGV[next_argument + 3])
local block_factor = tonumber(ARGV[next_argument + 4])
local longest_block = tonumber(ARGV[next_argument + 5])
next_argument = next_argument + 6

local has_counted = #counted > 0
local has_log = #counted < limit_count
local policy = redis.call('GET', KEYS[1])
policy = policy and read_rules(policy).overrides

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

-- Notes a denial. Enough of them block the key.
local function escalate(rules)
  rules.denials = (rules.denials or 0) + 1
  rules.denials_until = rules.denials_until or now + escalate_within
  if rules.denials >= escalate_after then
    local level = rules.level or 0
    local duration = math.floor(math.min(first_block * block_factor ^ level, longest_block))
    rules.denials, rules.denials_until = nil, nil
    rules.blocked_until = now + duration
    rules.level, rules.level_until = level + 1, rules.blocked_until + longest_block
  end
end

local function take_all(cost)
  for _, i in ipairs(counted) do
    ALGORITHMS[algorithms[i]].take(i, cost)
  end
  if has_log then
    log_take(cost)
  end
end

local function give_all(cost, moment)
  for _, i in ipairs(counted) do
    ALGORITHMS[algorithms[i]].give(i, cost)
  end
  if has_log then
    log_give(cost, moment)
  end
end

local reply, r = { now }, 1
local next_key = 2
local state_key
local rules_key
while next_key <= #KEYS do
  rules_key = KEYS[next_key]
  next_key = next_key + 1
  local raw_rules, raw_state
  if has_counted then
    state_key = KEYS[next_key]
    next_key = next_key + 1
    local raw = redis.call('MGET', rules_key, state_key)
    raw_rules, raw_state = raw[1], raw[2]
  else
    raw_rules = redis.call('GET', rules_key)
  end
  local rules = raw_rules and read_rules(raw_rules) or nil
  apply_overrides(rules and rules.overrides)
  if has_counted then
    read_state(raw_state)
  end
  if has_log then
    log_key = KEYS[next_key]
    next_key = next_key + 1
    logged = redis.call('LLEN', log_key)
    for i = 1, limit_count do
      if algorithms[i] == 'log' then
        log.settle(i)
      end
    end
  end

  local operation, cost = ARGV[next_argument], tonumber(ARGV[next_argument + 1])
  next_argument = next_argument + 2
  local judged = cost
  if operation == 'refund' then
    give_all(cost, ARGV[next_argument])
    next_argument = next_argument + 1
    if has_counted then
      write_state(state_key)
    end
    judged = 1
  end

  local passes, possible = true, true
  for i = 1, limit_count do
    if judged > capacities[i] then
      possible = false
    elseif passes and ALGORITHMS[algorithms[i]].wait(i, judged) > 0 then
      passes = false
    end
  end

  local blocked_until = rules and rules.blocked_until
  local outcome
  if not possible then
    outcome = 3
  elseif blocked_until then
    outcome = 2
  elseif passes then
    outcome = 1
    if operation == 'consume' then
      take_all(cost)
      if has_counted then
        write_state(state_key)
      end
    end
  else
    outcome = 0
    if operation == 'consume' then
      if count_denied then
        take_all(cost)
        if has_counted then
          write_state(state_key)
        end
      end
      if escalate_after > 0 then
        rules = rules or {}
        escalate(rules)
        write_rules(rules_key, rules)
        blocked_until = rules.blocked_until
        outcome = blocked_until and 2 or 0
      end
    end
  end

  local overridden = limits ~= declared.limit
  reply[r + 1], reply[r + 2] = overridden and outcome + 4 or outcome, blocked_until or 0
  r = r + 2
  for i = 1, limit_count do
    local algorithm = ALGORITHMS[algorithms[i]]
    reply[r + 1] = algorithm.remaining(i)
    -- What has passed need not wait.
    reply[r + 2] = (outcome == 1 or not possible) and 0 or algorithm.wait(i, judged)
    reply[r + 3] = algorithm.reset(i)
    r = r + 3
    if overridden then
      reply[r + 1], reply[r + 2] = limits[i], windows[i]
      r = r + 2
    end
  end
end
return reply
