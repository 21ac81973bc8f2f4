import type { Keys, SetKeys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { StrategyName } from '../strategy.ts';

/** What a set may have beside its settings, of whatever strategy. */
const DROPPED = [
  'members',
  'values',
  'expired',
  'changes',
  'handedOver',
  'names',
  'blocks',
  'fields',
] as const satisfies (keyof SetKeys)[];

const dropScript = defineScript(new URL('./drop.lua', import.meta.url));

/** `notEmpty`: it has too many keys for one script, and has to be emptied first. */
type Dropping = 'dropped' | 'absent' | 'notEmpty';

/** Drops a set with all that belongs to it, and keeps its name from being used again for `lingerMs`. */
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
    [`${strategy}:${name}`, own.segmentPrefix, lingerMs],
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
