import { scriptRunner, strategyScripts } from '../../base/strategy-scripts.ts';

/**
 * The number of members that one script takes. Each can require a search of 128 blocks, about half a millisecond.
 */
export const MEMBERS_AT_ONCE = 1;

const blocks = new URL('./blocks.lua', import.meta.url);

/** The header of each script describes its arguments and reply. */
export const bucketsScripts = strategyScripts(import.meta.url, [blocks]).shared;

export const runOnBlocks = scriptRunner((set) => [set.meta, set.blocks, set.blockPrefix]);
