import { RESCHEDULED_EXPIRY, scriptRunner, strategyScripts } from '../../base/strategy-scripts.ts';

const fields = new URL('./fields.lua', import.meta.url);

const { define, shared } = strategyScripts(import.meta.url, [fields]);

/** The header of each script describes its arguments and reply. */
export const nativeScripts = {
  ...shared,
  probe: define('./probe.lua'),
  get: define('./get.lua'),
  reschedule: define('./reschedule.lua', [RESCHEDULED_EXPIRY]),
  count: define('./count.lua'),
};

export const runOnFields = scriptRunner((set) => [set.meta, set.fields]);
