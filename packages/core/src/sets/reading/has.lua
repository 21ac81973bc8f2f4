#!lua flags=no-writes
-- Tells which members of a set without an order are live.
--
-- KEYS[…], ARGV[1…]  as the fragment of the strategy says, which stands before this script and has
--                    `live_expiries`
-- ARGV[…]  members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY, and of native sets UNSUPPORTEDSERVER
-- Atomic   all are judged at one moment. O(M) for M members, of buckets O(M × blocks).

local expiries, refusal = live_expiries()
if not expiries then
  return refusal
end
for i, expires_at in ipairs(expiries) do
  expiries[i] = expires_at and 1 or 0
end
return expiries
