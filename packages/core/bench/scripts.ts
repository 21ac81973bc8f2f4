import { createMayfly } from '@mayfly/core';
import { redisTime, type RedisTime } from './redis-time.ts';
import { LOGGED_US, measure, type ScriptTime } from './scripts/measure.ts';
import { ObservedRedis } from './scripts/observed-redis.ts';
import { otherPhases } from './scripts/other-phases.ts';
import type { Phase, Stage } from './scripts/phases.ts';
import { sortedPhases } from './scripts/sorted-phases.ts';
import { strategyPhases } from './scripts/strategy-phases.ts';
import type { Setting } from './setting.ts';

const WANTED_P99_US = 1000;
/** The machine pauses too: this share of the calls may take longer than 2 ms, and one. */
const PAUSED = 0.002;

/** The p99 of the control over its median. */
const TOO_NOISY = 2;

/** Constant work, about as much as in a long script. Its times differ only because of the machine. */
const CONTROL = `
redis.call('ZADD', KEYS[1], 1, 'member')
local reply = {}
for i = 1, 250 do
  reply[i] = redis.call('ZSCORE', KEYS[1], 'member') .. string.format('%.0f', i)
end
return reply`;

export const benchSortedScripts = (setting: Setting) => benchScripts(setting, sortedPhases);
export const benchStrategyScripts = (setting: Setting) => benchScripts(setting, strategyPhases);
export const benchOtherScripts = (setting: Setting) => benchScripts(setting, otherPhases);

/**
 * Prints what each script costs Redis on large data, if the time is significant, and sets the exit code
 * if a script is slower than its limit. A `?` means that the machine is too busy for a result, and is no
 * failure: beside that phase the p99 of the control is twice its median, or more.
 */
async function benchScripts(
  { url }: Setting,
  phases: (stage: Stage) => Promise<Phase[]>,
): Promise<void> {
  const redis = new ObservedRedis(url);
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const mayfly = createMayfly({ redis, namespace: 'scripts', clock: now });
  console.log('\nEach script on Redis’s one thread, ms; wanted: p99 of 1 at most, 1 in 500 over 2');
  console.log(`  ${''.padEnd(76)}calls      p50      p99      max  over 2 ms`);
  let beyond = 0;
  for (const { name, prepare, run } of await phases({ redis, mayfly, clock })) {
    await prepare?.();
    const before = await control(redis);
    const times = await measure(redis, run);
    const after = await control(redis);
    const noise = Math.max(before.p99Us / before.p50Us, after.p99Us / after.p50Us);
    for (const time of times) {
      const { p50Us, p99Us, maxUs } = time;
      // The first call of a script compiles it, and fewer than 100 calls have no p99.
      const isSlow = p99Us > WANTED_P99_US && time.calls >= 100;
      const isBeyond = isSlow || time.over2Ms > 1 + PAUSED * time.calls;
      if (isBeyond && noise < TOO_NOISY) beyond += 1;
      const mark = noise < TOO_NOISY ? '✗' : '?';
      if (isBeyond || p50Us > 0 || maxUs > WANTED_P99_US / 2) {
        print(name, time, isBeyond ? mark : ' ');
      }
    }
  }
  const { commands, ...last } = await control(redis);
  print('control', { script: 'constant work', calls: commands, ...last }, ' ');
  if (beyond > 0) {
    console.log(`  ${beyond} over the limit`);
    process.exitCode = 1;
  }
  await mayfly.policies.close();
  redis.disconnect();
}

/** The cost of the constant work at this moment. */
function control(redis: ObservedRedis): Promise<RedisTime> {
  return redisTime(
    redis,
    'eval',
    async () => {
      for (let i = 0; i < 200; i += 1) await redis.eval(CONTROL, 1, 'control');
    },
    LOGGED_US,
  );
}

function print(name: string, time: ScriptTime, mark: string): void {
  const { script, calls, p50Us, p99Us, maxUs, over2Ms } = time;
  const ms = (us: number) => (us === 0 ? `<${LOGGED_US / 1000}` : (us / 1000).toFixed(3));
  const figures = [p50Us, p99Us, maxUs].map((us) => ms(us).padStart(9)).join('');
  const line = `${name.padEnd(44)}${script.padEnd(32)}${String(calls).padStart(7)}${figures}`;
  console.log(`${mark} ${line}${String(over2Ms).padStart(11)}`);
}
