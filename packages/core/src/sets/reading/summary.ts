import { setNotFound, wrongStrategy } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { SetSummary } from '../results.ts';
import { STRATEGIES } from '../strategy.ts';

const summaryScript = defineScript(new URL('./summary.lua', import.meta.url));

/** The summary of a set, or null if the set does not exist. */
export async function readSummary(
  session: RedisSession,
  keys: Keys,
  name: string,
): Promise<SetSummary | null> {
  const { meta, members, names, blocks, fields } = keys.set(name);
  const reply = await session.run(summaryScript, [meta, members, names, blocks, fields], []);
  if (reply.done) return null;
  const now = reply.integer();
  const strategy = reply.string();
  const known = STRATEGIES.find((candidate) => candidate === strategy);
  // A later version created the set, and this version does not know its strategy.
  if (known === undefined) return null;
  const defaultTtlMs = reply.integer();
  const createdAt = reply.integer();
  const count = reply.integer();
  const countIs = reply.flag() ? 'exact' : 'atMost';
  const next = reply.expiry();
  const nextExpiresAt = next === -2 ? null : next;
  const [added, expired] = [reply.integer(), reply.integer()];
  const totals = added === -1 ? null : { added, expired };
  return {
    name,
    strategy: known,
    now,
    defaultTtlMs,
    createdAt,
    count,
    countIs,
    nextExpiresAt,
    totals,
  };
}

/** The summary of a set. `SET_NOT_FOUND`; `WRONG_STRATEGY` if the set of this name has another strategy. */
export async function readOwnSummary(
  session: RedisSession,
  keys: Keys,
  { name, strategy }: Pick<SetSummary, 'name' | 'strategy'>,
): Promise<SetSummary> {
  const summary = await readSummary(session, keys, name);
  if (summary === null) throw setNotFound();
  if (summary.strategy !== strategy) throw wrongStrategy();
  return summary;
}
