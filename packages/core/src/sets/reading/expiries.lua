#!lua flags=no-writes
-- Reads the expiries of members of a set without an order.
--
-- KEYS[…], ARGV[1…]  see the fragment of the strategy, which defines `live_expiries`
-- ARGV[…]  members
-- Reply    { expiry, … } in the order of the members; 0: not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY; UNSUPPORTEDSERVER for native sets
-- Atomic   all results are as of one moment. O(M) for M members, O(M × blocks) for buckets.
--
-- Needs ../expiry.lua: to_wire
-- Needs of the caller: live_expiries

local expiries, refusal = live_expiries()
if not expiries then
  return refusal
end
for i, expires_at in ipairs(expiries) do
  expiries[i] = expires_at and to_wire(expires_at) or 0
end
return expiries
