/**
 * `pnpm soak [--minutes 5] [--seed N]`: three instances on a cluster with replicas, a few hundred clients of all kinds,
 * and faults at random. Prints one table, and exits with 1 if a check failed. The seed repeats the schedule of faults,
 * not the moments of calls.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { soak } from './run.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
});
const seed = values.seed === undefined ? randomInt(2 ** 32) : Number(values.seed);
const durationMs = Number(values.minutes) * 60_000;
if (!(Number.isInteger(seed) && durationMs > 0)) {
  throw new TypeError('--seed must be a whole number, and --minutes a number above 0');
}
const started = performance.now();
const log = (line: string) => {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`);
};
console.log(`Soak of ${values.minutes} minutes, seed ${seed}`);
const { table, failed } = await soak({ seed, durationMs, log });
console.log(`\n${table}\n\nSeed ${seed}: ${failed ? 'a check FAILED' : 'all checks hold'}`);
process.exit(failed ? 1 : 0);
