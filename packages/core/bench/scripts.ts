import { createMayfly } from '../src/index.ts';
import { LOGGED_US, measure, type ScriptTime } from './scripts/measure.ts';
import { ObservedRedis } from './scripts/observed-redis.ts';
import { otherPhases } from './scripts/other-phases.ts';
import { HOUR_MS, type Phase, type Stage } from './scripts/phases.ts';
import { sortedPhases } from './scripts/sorted-phases.ts';
import { strategyPhases } from './scripts/strategy-phases.ts';
import type { Setting } from './setting.ts';

void HOUR_MS;
const WANTED_P99_US = 1000;

/** Prints what each script costs Redis at large sizes, and fails where one takes longer than wanted. */
export async function benchScripts({ url }: Setting): Promise<void> {
  const redis = new ObservedRedis(url);
  const clock = { aheadMs: 0 };
  const mayfly = createMayfly({
    redis,
    namespace: 'scripts',
    clock: () => Date.now() + clock.aheadMs,
  });
  const stage: Stage = { redis, mayfly, clock };
  console.log('\nEach script on Redis’s one thread, ms; wanted: p99 of 1 at most, none over 2');
  console.log(`  ${''.padEnd(74)}    calls      p50      p99      max  over 2 ms`);
  let failed = 0;
  const parts = { sortedPhases, strategyPhases, otherPhases };
  for (const [part, phases] of Object.entries(parts)) {
    if (process.env['PART'] && !part.startsWith(process.env['PART'])) continue;
    for (const phase of await phases(stage)) failed += await runPhase(redis, phase);
  }
  await mayfly.policies.close();
  redis.disconnect();
  if (failed > 0) {
    process.exitCode = 1;
    console.log(`  ${failed} beyond what is wanted`);
  }
}

async function runPhase(redis: ObservedRedis, { name, prepare, run }: Phase): Promise<number> {
  await prepare?.();
  const times = await measure(redis, run);
  return times.filter((time) => print(name, time)).length;
}

/** Whether it is beyond what is wanted. */
function print(name: string, { script, calls, p50Us, p99Us, maxUs, over2Ms }: ScriptTime): boolean {
  const beyond = p99Us > WANTED_P99_US || over2Ms > 0;
  if (!beyond && p99Us === 0 && maxUs < 500) return false;
  const ms = (us: number) => (us === 0 ? `<${LOGGED_US / 1000}` : (us / 1000).toFixed(3));
  const figures = [p50Us, p99Us, maxUs].map((us) => ms(us).padStart(9)).join('');
  console.log(
    `${beyond ? '✗' : ' '} ${name.padEnd(46)}${script.padEnd(28)}${String(calls).padStart(9)}${figures}${String(over2Ms).padStart(11)}`,
  );
  return beyond;
}
