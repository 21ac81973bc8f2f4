import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Limit } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { compileWorker } from '../support/processes.ts';

const LIMITS: Limit[] = [
  { algorithm: 'log', limit: 300, windowMs: 600_000 },
  { algorithm: 'gcra', limit: 300, windowMs: 600_000 },
  { algorithm: 'counter', limit: 300, windowMs: 600_000 },
  { algorithm: 'fixed', limit: 300, windowMs: 600_000 },
];

it.each(LIMITS)(
  '2000 callers through 8 connections, of $algorithm: exactly 300 pass',
  async (limit) => {
    const bench = testBench();
    const limiters = Array.from({ length: 8 }, () =>
      bench.through(connect()).limiter('shared', {
        limits: [limit, { ...limit, name: 'other', limit: 299 }],
        outage: false,
      }),
    );
    const callers = Array.from({ length: 2000 }, (_, i) => limiters[i % 8]).map(async (limiter) =>
      limiter?.consume('key'),
    );
    const decisions = await Promise.all(callers);
    expect(decisions.filter((decision) => decision?.status === 'allowed')).toHaveLength(299);
  },
);

it(
  'four processes: exactly the limit passes, of every algorithm',
  { timeout: 60_000 },
  async () => {
    const namespace = `test:${randomUUID()}`;
    const worker = await compileWorker(new URL('./consumer.ts', import.meta.url));
    onTestFinished(() => worker.remove());
    const passed = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const args = [worker.file, inject('redisUrl'), namespace];
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        await once(child, 'close');
        return output.trim().split(' ').map(Number);
      }),
    );
    const sums = LIMITS.map((_, i) => passed.reduce((sum, counts) => sum + (counts[i] ?? NaN), 0));
    expect(sums).toEqual([300, 300, 300, 300]);
    // A single process would prove nothing.
    expect(passed.filter((counts) => Math.max(...counts) > 0).length).toBeGreaterThan(1);
  },
);
