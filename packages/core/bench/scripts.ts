import { createMayfly } from '../src/index.ts';
import { redisTime } from './redis-time.ts';
import { LOGGED_US, measure, type ScriptTime } from './scripts/measure.ts';
import { ObservedRedis } from './scripts/observed-redis.ts';
import { otherPhases } from './scripts/other-phases.ts';
import type { Phase, Stage } from './scripts/phases.ts';
import { sortedPhases } from './scripts/sorted-phases.ts';
import { strategyPhases } from './scripts/strategy-phases.ts';
import type { Setting } from './setting.ts';

const WANTED_P99_US = 1000;
const WANTED_MAX_US = 2000;

/** The same work each time, about as much as a long script does. What its times differ by is the machine. */
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
 * Prints what each script costs Redis on large data, where that is worth a look, and sets the exit code
 * where one takes longer than wanted. A machine on which the control takes twice its median, or more, once
 * in a hundred times is too busy to tell: then nothing fails.
 */
async function benchScripts(
  { url }: Setting,
  phases: (stage: Stage) => Promise<Phase[]>,
): Promise<void> {
  const redis = new ObservedRedis(url);
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const mayfly = createMayfly({ redis, namespace: 'scripts', clock: now });
  console.log('\nEach script on Redis’s one thread, ms; wanted: p99 of 1 at most, none over 2');
  console.log(`  ${''.padEnd(76)}calls      p50      p99      max  over 2 ms`);
  const controls = async () => {
    for (let i = 0; i < 400; i += 1) await redis.eval(CONTROL, 1, 'control');
  };
  let beyond = 0;
  for (const { name, prepare, run } of await phases({ redis, mayfly, clock })) {
    await prepare?.();
    for (const time of await measure(redis, run)) {
      const { p50Us, p99Us, maxUs } = time;
      const isBeyond = p99Us > WANTED_P99_US || maxUs > WANTED_MAX_US;
      if (isBeyond) beyond += 1;
      if (isBeyond || p50Us > 0 || maxUs > WANTED_P99_US / 2) print(name, time, isBeyond);
    }
  }
  const control = await redisTime(redis, 'eval', controls, LOGGED_US);
  const script = 'the same work each time';
  print('control', { script, calls: control.commands, ...control }, false);
  const isBusy = control.p99Us > 2 * control.p50Us;
  if (isBusy) console.log('  The machine is too busy to tell.');
  if (beyond > 0) console.log(`  ${beyond} beyond what is wanted`);
  if (beyond > 0 && !isBusy) process.exitCode = 1;
  await mayfly.policies.close();
  redis.disconnect();
}

function print(name: string, time: ScriptTime, isBeyond: boolean): void {
  const { script, calls, p50Us, p99Us, maxUs, over2Ms } = time;
  const ms = (us: number) => (us === 0 ? `<${LOGGED_US / 1000}` : (us / 1000).toFixed(3));
  const figures = [p50Us, p99Us, maxUs].map((us) => ms(us).padStart(9)).join('');
  const line = `${name.padEnd(44)}${script.padEnd(32)}${String(calls).padStart(7)}${figures}`;
  console.log(`${isBeyond ? '✗' : ' '} ${line}${String(over2Ms).padStart(11)}`);
}
