import { defineScript } from '../../../redis/script.ts';
import { readingScripts, scriptRunner } from '../../base/strategy-scripts.ts';

/** The header of each script describes its arguments and reply. */
export const nativeScripts = {
  ...readingScripts(new URL('./fields.lua', import.meta.url)),
  add: defineScript(new URL('./add.lua', import.meta.url)),
  remove: defineScript(new URL('./remove.lua', import.meta.url)),
  scan: defineScript(new URL('./scan.lua', import.meta.url)),
  clear: defineScript(new URL('./clear.lua', import.meta.url)),
  probe: defineScript(new URL('./probe.lua', import.meta.url)),
  get: defineScript(new URL('./get.lua', import.meta.url)),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url)),
  count: defineScript(new URL('./count.lua', import.meta.url)),
};

export const runOnFields = scriptRunner((set) => [set.meta, set.fields]);
