import { defineScript } from '../redis/script.ts';
import { scoredScripts } from '../sets/scored/scripts.ts';

/** The scripts on a sorted set of other programs. Their headers have arguments and reply. */
export const adoptedScripts = {
  ...scoredScripts(new URL('./opening.lua', import.meta.url)),
  get: defineScript(new URL('./get.lua', import.meta.url)),
  add: defineScript(new URL('./add.lua', import.meta.url)),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url)),
  summary: defineScript(new URL('./summary.lua', import.meta.url)),
  preview: defineScript(new URL('./preview.lua', import.meta.url)),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url)),
};
