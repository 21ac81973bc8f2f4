#!lua
-- Decides calls of a limiter, on one key or many, in their order.
--
-- KEYS[1]      global overrides: overrides for all keys (rules.lua)
-- KEYS[2…]     for each call the key that it is on
-- ARGV[1]      now (prelude)
-- ARGV[2…]     the limits (limits.lua)
-- then         1 to count denied calls; denials that lead to a block, 0 for never, the ms within which,
--              the first block's ms, the factor from block to block, the longest block's ms
-- then         for each call, or once for all of them: operation ('consume', 'refund'), cost, and
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

return packed(reply)
