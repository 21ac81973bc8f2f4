import { defineScript } from '../../redis/script.ts';

/** The scripts of sorted sets. Each one's head tells its keys, arguments and reply. */
export const sortedScripts = {
  add: defineScript(new URL('./add.lua', import.meta.url), 3),
  has: defineScript(new URL('./has.lua', import.meta.url), 2),
  get: defineScript(new URL('./get.lua', import.meta.url), 3),
  remove: defineScript(new URL('./remove.lua', import.meta.url), 3),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url), 2),
  page: defineScript(new URL('./page.lua', import.meta.url), 3),
  timeLeft: defineScript(new URL('./time-left.lua', import.meta.url), 2),
  clear: defineScript(new URL('./clear.lua', import.meta.url), 3),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url), 3),
};
