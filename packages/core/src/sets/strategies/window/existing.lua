-- Ends a script on a window set that is not there. Stands behind settings.lua.
--
-- Error    SETNOTFOUND, WRONGSTRATEGY

if not settings then
  return refusal
end
