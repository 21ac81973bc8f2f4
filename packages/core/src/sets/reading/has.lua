#!lua flags=no-writes
-- Checks which members of a set without an order are live.
--
-- KEYS[…], ARGV[1…]  see the fragment of the strategy, which defines `live_expiries`
-- ARGV[…]  members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY; UNSUPPORTEDSERVER for native sets
-- Atomic   all results are as of one moment. O(M) for M members, O(M × blocks) for buckets.
--
-- Needs of the caller: live_expiries

local expiries, refusal = live_expiries()
if not expiries then
  return refusal
end
for i, expires_at in ipairs(expiries) do
  expiries[i] = expires_at and 1 or 0
end
return expiries
