import { RESCHEDULED_EXPIRY, scriptRunner, strategyScripts } from '../../base/strategy-scripts.ts';

const names = new URL('./names.lua', import.meta.url);

const { define, shared } = strategyScripts(import.meta.url, [names]);

/** The header of each script describes its arguments and reply. */
export const keysScripts = {
  ...shared,
  get: define('./get.lua'),
  reschedule: define('./reschedule.lua', [RESCHEDULED_EXPIRY]),
  sweep: define('./sweep.lua'),
};

export const runOnNames = scriptRunner((set) => [set.meta, set.names, set.keyPrefix]);
