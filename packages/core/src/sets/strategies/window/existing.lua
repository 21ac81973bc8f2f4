-- Ends a script if the window set does not exist.
--
-- Error    SETNOTFOUND, WRONGSTRATEGY
--
-- Needs ./settings.lua: settings, refusal

if not settings then
  return refusal
end
