import { PAGE_RANKS } from '../../paging/page-steps.ts';
import { defineScript, type Script } from '../../redis/script.ts';
import { FILTER_LUA } from '../reading/search.ts';

const scores = new URL('./scores.lua', import.meta.url);

/** Scripts for any sorted set whose scores stand for times. */
export interface ScoredScripts {
  readonly has: Script;
  readonly remove: Script;
  readonly page: Script;
  readonly rank: Script;
  readonly search: Script;
  readonly timeLeft: Script;
}

/**
 * Defines a script that stands behind `scores.lua`. The fragments before that define the sorted set and the meaning
 * of its scores.
 */
export function defineScoredScript(before: readonly URL[], file: URL): Script {
  return defineScript(file, [...before, scores]);
}

/** The shared scripts, behind the given fragments. */
export function scoredScripts(before: readonly URL[]): ScoredScripts {
  const define = (file: string, fragments: readonly URL[] = []) =>
    defineScoredScript([...before, ...fragments], new URL(file, import.meta.url));
  return {
    has: define('./has.lua'),
    remove: define('./remove.lua'),
    page: define('./page.lua', [PAGE_RANKS]),
    rank: define('./rank.lua'),
    search: define('./search.lua', [PAGE_RANKS, FILTER_LUA]),
    timeLeft: define('./time-left.lua'),
  };
}
