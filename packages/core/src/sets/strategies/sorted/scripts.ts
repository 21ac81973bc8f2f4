import { defineScript } from '../../../redis/script.ts';
import { scriptRunner } from '../../base/strategy-scripts.ts';

/** The header of each script describes its keys, arguments and reply. */
export const sortedScripts = {
  add: defineScript(new URL('./add.lua', import.meta.url)),
  has: defineScript(new URL('./has.lua', import.meta.url)),
  count: defineScript(new URL('./count.lua', import.meta.url)),
  get: defineScript(new URL('./get.lua', import.meta.url)),
  expiries: defineScript(new URL('./expiries.lua', import.meta.url)),
  remove: defineScript(new URL('./remove.lua', import.meta.url)),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url)),
  page: defineScript(new URL('./page.lua', import.meta.url)),
  rank: defineScript(new URL('./rank.lua', import.meta.url)),
  search: defineScript(new URL('./search.lua', import.meta.url)),
  removeMatching: defineScript(new URL('./remove-matching.lua', import.meta.url)),
  timeLeft: defineScript(new URL('./time-left.lua', import.meta.url)),
  clear: defineScript(new URL('./clear.lua', import.meta.url)),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url)),
};

/** Runs a script that only reads the members. */
export const runReading = scriptRunner((set) => [set.meta, set.members]);

/** Runs a script with the keys and arguments of `change-log.lua`. */
export const runWithChangeLog = scriptRunner(
  (set) => [
    set.meta,
    set.members,
    set.values,
    set.deadlines,
    set.expired,
    set.changes,
    set.handedOver,
  ],
  (keys, name) => [`sorted:${name}`, keys.notifications],
);
