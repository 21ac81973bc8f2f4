import { defineScoredScript, scoredScripts } from '../sets/scored/scripts.ts';

const opening = new URL('./opening.lua', import.meta.url);
const keepKey = new URL('./keep-key.lua', import.meta.url);

/** The scripts on a sorted set of other programs. Their headers have arguments and reply. */
export const adoptedScripts = {
  ...scoredScripts([opening]),
  get: defineScoredScript([opening], new URL('./get.lua', import.meta.url)),
  add: defineScoredScript([opening, keepKey], new URL('./add.lua', import.meta.url)),
  reschedule: defineScoredScript([opening, keepKey], new URL('./reschedule.lua', import.meta.url)),
  summary: defineScoredScript([opening], new URL('./summary.lua', import.meta.url)),
  preview: defineScoredScript([opening], new URL('./preview.lua', import.meta.url)),
  sweep: defineScoredScript([opening], new URL('./sweep.lua', import.meta.url)),
};
