import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { Settings, StrategyName } from '../strategy.ts';

const createScript = defineScript(new URL('./create.lua', import.meta.url));

/** Whether it created the set. An existing set stays unchanged. `WRONG_STRATEGY`. */
export async function createSet(
  session: RedisSession,
  keys: Keys,
  { name, strategy }: { readonly name: string; readonly strategy: StrategyName },
  settings: Settings,
): Promise<boolean> {
  const args = [strategy, ...Object.entries(settings).flat()];
  return (await session.run(createScript, [keys.set(name).meta], args)).flag();
}
