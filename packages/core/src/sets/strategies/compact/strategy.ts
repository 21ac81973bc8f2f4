import { randomBytes } from 'node:crypto';
import { MayflyError, type MayflyErrorCode } from '../../../errors.ts';
import { checkOptions, checkTtl, type OptionNames } from '../../../input.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { batchRenewable } from '../../base/member-operations.ts';
import type { ScriptCall } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { CompactSet } from './compact-set.ts';
import { compactScripts, runOnSegments } from './scripts.ts';

export interface CompactOptions {
  readonly strategy: 'compact';
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

const OPTIONS: OptionNames<CompactOptions> = { strategy: true, defaultTtlMs: true };

/** With one split of a segment, half a millisecond of Redis's time. */
const BATCH = 16;

const GONE: readonly MayflyErrorCode[] = ['SET_NOT_FOUND', 'WRONG_STRATEGY'];

/** Each set is many small sorted sets, selected by a hash of the member. */
export function compactStrategy(context: SetContext) {
  const run =
    (script: DefinedScript) => (name: string, args: readonly ScriptArgument[], call?: ScriptCall) =>
      runOnSegments(context, script, name, args, call);
  const scripts = {
    add: run(compactScripts.add),
    has: run(compactScripts.has),
    remove: run(compactScripts.remove),
    expiries: run(compactScripts.expiries),
    reschedule: run(compactScripts.reschedule),
  };
  const operations = batchRenewable(context.queue, scripts, {
    members: BATCH,
    expiries: 2 * BATCH,
  });
  const compact = { ...context, operations };
  const open = (name: string) => new CompactSet(compact, name);
  return {
    settings: (options: CompactOptions) => ({
      defaultTtlMs: checkTtl(checkOptions(options, OPTIONS).defaultTtlMs, 'defaultTtlMs'),
      // A client that chooses the members must not know it (segments.lua).
      salt: randomBytes(8).toString('hex'),
    }),
    open,
    /** Removes all segments. Other clients write few meanwhile, and `drop.lua` removes those. */
    async empty(name: string): Promise<void> {
      try {
        await open(name).clear();
      } catch (error) {
        // Another client deleted the set and perhaps created another. The caller checks again.
        if (!(error instanceof MayflyError && GONE.includes(error.code))) throw error;
      }
    },
  } satisfies Strategy<CompactOptions> & { open: unknown };
}
