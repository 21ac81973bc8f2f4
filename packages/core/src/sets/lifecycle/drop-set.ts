import type { Keys, SetKeys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { StrategyName } from '../strategy.ts';

/** The keys that a set of any strategy can have beside its settings. */
const DROPPED = [
  'members',
  'values',
  'expired',
  'changes',
  'handedOver',
  'names',
  'blocks',
  'fields',
  'history',
] as const satisfies (keyof SetKeys)[];

const dropScript = defineScript(new URL('./drop.lua', import.meta.url));

/** `notEmpty`: it has too many keys for one script. The caller must empty it first. */
type Dropping = 'dropped' | 'absent' | 'notEmpty';

/** Deletes a set and all its keys, and prevents another use of its name for `lingerMs`. */
export async function dropSet(
  session: RedisSession,
  keys: Keys,
  { name, strategy }: { readonly name: string; readonly strategy: StrategyName },
  lingerMs = 0,
): Promise<Dropping> {
  const own = keys.set(name);
  const reply = await session.run(
    dropScript,
    [own.meta, own.deadlines, own.retired, ...DROPPED.map((part) => own[part])],
    [`${strategy}:${name}`, own.segmentPrefix, lingerMs, own.deadLetters('')],
  );
  switch (reply.integer()) {
    case 1:
      return 'dropped';
    case 0:
      return 'absent';
    default:
      return 'notEmpty';
  }
}
