import { defineScript } from '../../../redis/script.ts';
import { readingScripts, scriptRunner } from '../../base/strategy-scripts.ts';

/**
 * The number of members that one script takes. Each can require a search of 128 blocks, about half a millisecond.
 */
export const MEMBERS_AT_ONCE = 1;

/** The header of each script describes its arguments and reply. */
export const bucketsScripts = {
  ...readingScripts(new URL('./blocks.lua', import.meta.url)),
  add: defineScript(new URL('./add.lua', import.meta.url)),
  remove: defineScript(new URL('./remove.lua', import.meta.url)),
  scan: defineScript(new URL('./scan.lua', import.meta.url)),
  clear: defineScript(new URL('./clear.lua', import.meta.url)),
};

export const runOnBlocks = scriptRunner((set) => [set.meta, set.blocks, set.blockPrefix]);
