import type { LuaFile } from '../../redis/compose-lua.ts';
import { defineScript, type Script } from '../../redis/script.ts';

/** Scripts for any sorted set whose scores stand for times. */
export interface ScoredScripts {
  readonly has: Script;
  readonly remove: Script;
  readonly page: Script;
  readonly rank: Script;
  readonly search: Script;
  readonly timeLeft: Script;
}

/** The shared scripts. `before` defines the sorted set and the meaning of its scores. */
export function scoredScripts(before: LuaFile): ScoredScripts {
  const options = { before: [before] };
  return {
    has: defineScript(new URL('./has.lua', import.meta.url), options),
    remove: defineScript(new URL('./remove.lua', import.meta.url), options),
    page: defineScript(new URL('./page.lua', import.meta.url), options),
    rank: defineScript(new URL('./rank.lua', import.meta.url), options),
    search: defineScript(new URL('./search.lua', import.meta.url), options),
    timeLeft: defineScript(new URL('./time-left.lua', import.meta.url), options),
  };
}
