import { setNotFound, wrongStrategy } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { SetSummary } from '../results.ts';
import { STRATEGIES } from '../strategy.ts';

const summaryScript = defineScript(new URL('./summary.lua', import.meta.url));

/** What a list shows of a set, or null if there is no such set. */
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
  // A set that a later version made: there, and nothing that this one could tell of it.
  if (known === undefined) return null;
  const defaultTtlMs = reply.integer();
  const createdAt = reply.integer();
  const count = reply.integer();
  const countIs = reply.flag() ? 'exact' : 'atMost';
  const next = reply.expiry();
  const nextExpiresAt = next === -2 ? null : next;
  return { name, strategy: known, now, defaultTtlMs, createdAt, count, countIs, nextExpiresAt };
}

/** What a set shows. `SET_NOT_FOUND`, and `WRONG_STRATEGY` if the name is that of a set of another one. */
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
