import { scriptRunner, strategyScripts } from '../../base/strategy-scripts.ts';

/** Members that one script takes: there may be 128 blocks to search for each, which is half a millisecond or so. */
export const MEMBERS_AT_ONCE = 1;

const blocks = new URL('./blocks.lua', import.meta.url);

/** The header of each script describes its arguments and reply. */
export const bucketsScripts = strategyScripts(import.meta.url, [blocks]).shared;

export const runOnBlocks = scriptRunner((set) => [set.meta, set.blocks, set.blockPrefix]);
