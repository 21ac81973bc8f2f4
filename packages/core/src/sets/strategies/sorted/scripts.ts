import { PAGE_RANKS } from '../../../paging/page-steps.ts';
import { defineScript, STREAM_IDS, type Script } from '../../../redis/script.ts';
import { SWEEP_DUE } from '../../../sweep/deadline-index.ts';
import { RESCHEDULED_EXPIRY, scriptRunner } from '../../base/strategy-scripts.ts';
import { FILTER_LUA } from '../../reading/search.ts';

const changeLog = new URL('./change-log.lua', import.meta.url);
const expire = new URL('./expire.lua', import.meta.url);
const members = new URL('./members.lua', import.meta.url);

/** Defines a script that stands behind `change-log.lua`. */
export function defineChangeLogScript(file: URL, fragments: readonly URL[] = []): Script {
  return defineScript(file, [STREAM_IDS, SWEEP_DUE, changeLog, ...fragments]);
}

/** The header of each script describes its keys, arguments and reply. */
export const sortedScripts = {
  add: defineChangeLogScript(new URL('./add.lua', import.meta.url)),
  has: defineScript(new URL('./has.lua', import.meta.url)),
  get: defineScript(new URL('./get.lua', import.meta.url)),
  expiries: defineScript(new URL('./expiries.lua', import.meta.url)),
  remove: defineChangeLogScript(new URL('./remove.lua', import.meta.url)),
  reschedule: defineChangeLogScript(new URL('./reschedule.lua', import.meta.url), [
    RESCHEDULED_EXPIRY,
  ]),
  page: defineScript(new URL('./page.lua', import.meta.url), [PAGE_RANKS, members]),
  rank: defineScript(new URL('./rank.lua', import.meta.url)),
  search: defineScript(new URL('./search.lua', import.meta.url), [PAGE_RANKS, FILTER_LUA, members]),
  removeMatching: defineChangeLogScript(new URL('./remove-matching.lua', import.meta.url), [
    PAGE_RANKS,
    FILTER_LUA,
    members,
  ]),
  timeLeft: defineScript(new URL('./time-left.lua', import.meta.url)),
  clear: defineChangeLogScript(new URL('./clear.lua', import.meta.url), [expire]),
  sweep: defineChangeLogScript(new URL('./sweep.lua', import.meta.url), [expire]),
};

/** Runs a script that only reads the members. */
export const runReading = scriptRunner((set) => [set.meta, set.members]);

/** Runs a script that stands behind `change-log.lua`. */
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
