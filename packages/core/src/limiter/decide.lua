#!lua
-- Decides calls of a limiter, on one key or many, in their order.
--
-- KEYS[1]      global overrides: overrides for all keys (rules.lua)
-- KEYS[2…]     for each call its key
-- ARGV[1]      now (clock.lua)
-- ARGV[2]      '' or JSON, a list: 1 to count denied calls, else 0; denials that lead to a block, 0 for never,
--              and their window in ms, the ms of the first block, the factor between blocks, the ms of the
--              longest block, 1 if a block clears the counts, else 0
-- ARGV[3…5]    of all calls: operation ('consume', 'refund', 'penalise'), cost, and for a refund the time of the
--              refunded call, epoch ms, else ''. Or 'many', the number of limits, ''
-- ARGV[6…]     the limits (limits.lua)
-- then         for 'many': for each call operation, cost and time
-- Reply        doubles in one string (packed.lua): now, then for each call: outcome, block, and for each limit:
--              remaining, reset, wait
--              outcome 0 denied, 1 allowed, 2 blocked, 3 refused: the cost can never pass, with or without
--              overrides, and nothing follows; plus 4 if limits are overridden, and each is followed by its
--              limit and window. block: its end, only for a blocked key. reset in epoch ms. wait in ms, not
--              for an allowed call.
-- Atomic       a call passes all limits and counts in all, or counts in none; of N concurrent callers,
--              exactly as many pass as the limits allow. O(1) for each limit that is not a log; for logs
--              O(log N) steps and as many bytes as the log has.
--
-- Needs ./calls.lua: reply
-- Needs ./fast-path.lua
-- Needs ./judge.lua
-- Needs ./packed.lua: packed

return packed(reply)
