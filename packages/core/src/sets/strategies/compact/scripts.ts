import { SWEEP_DUE } from '../../../sweep/deadline-index.ts';
import { RESCHEDULED_EXPIRY, scriptRunner, strategyScripts } from '../../base/strategy-scripts.ts';

const segments = new URL('./segments.lua', import.meta.url);
const resize = new URL('./resize.lua', import.meta.url);
const sweepPass = new URL('./sweep-pass.lua', import.meta.url);
const unlink = new URL('./unlink.lua', import.meta.url);

const { define, shared } = strategyScripts(import.meta.url, [SWEEP_DUE, segments], {
  add: [resize, sweepPass],
  remove: [resize],
  clear: [unlink],
});

/** The header of each script describes its arguments and reply. */
export const compactScripts = {
  ...shared,
  reschedule: define('./reschedule.lua', [RESCHEDULED_EXPIRY]),
  unlinkSegments: define('./unlink-segments.lua', [unlink]),
  sweep: define('./sweep.lua', [resize, sweepPass, unlink]),
};

export const runOnSegments = scriptRunner(
  ({ meta, segmentPrefix, deadlines }) => [meta, segmentPrefix, deadlines],
  (keys, name) => [`compact:${name}`, keys.notifications],
);
