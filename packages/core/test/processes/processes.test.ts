import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { connect } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';
import { PATIENCE } from '../support/patience.ts';
import { compileWorker } from '../support/processes.ts';

const PROCESSES = nightly(4, 2);
const CALLS = 200 * PROCESSES;

let worker: Awaited<ReturnType<typeof compileWorker>>;

beforeAll(async () => {
  worker = await compileWorker(new URL('./worker.ts', import.meta.url));
}, PATIENCE.timeout);

afterAll(() => {
  worker.remove();
});

/** The results of 200 concurrent calls in each process, with their counts. */
async function together(
  task: string,
  namespace: string,
  input = '',
): Promise<Readonly<Record<string, number>>> {
  const redis = connect();
  const args = [worker.file, task, inject('redisUrl'), namespace, input];
  const running = Array.from({ length: PROCESSES }, () =>
    promisify(execFile)(process.execPath, args),
  );
  await expect.poll(() => redis.get(`${namespace}:ready`), PATIENCE).toBe(String(PROCESSES));
  await redis.rpush(`${namespace}:go`, ...running.map(String));

  const counts: Record<string, number> = {};
  for (const { stdout } of await Promise.all(running)) {
    const outcomes: unknown = JSON.parse(stdout);
    for (const outcome of Array.isArray(outcomes) ? outcomes : []) {
      const name = String(outcome);
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}

describe('several concurrent processes', () => {
  it('draw every code of a space exactly once, and then none', PATIENCE, async () => {
    const { CODES_EXHAUSTED, ...drawn } = await together('issue', `test:${randomUUID()}`);
    expect(CODES_EXHAUSTED).toBe(CALLS - 100);
    expect(Object.keys(drawn)).toHaveLength(100);
    expect(Object.values(drawn).every((times) => times === 1)).toBe(true);
  });

  it('agree on one code for an id', PATIENCE, async () => {
    const drawn = await together('issueForOne', `test:${randomUUID()}`);
    expect(Object.values(drawn)).toEqual([CALLS]);
  });

  it('verify a one-time password once, and lock no user out', PATIENCE, async () => {
    const namespace = `test:${randomUUID()}`;
    const mayfly = createMayfly({ redis: connect(), namespace });
    const login = mayfly.otp('login', { secret: 'the same in every process' });
    const issued = await login.issue('subject');
    const code = 'code' in issued ? String(issued.code) : '';
    const outcomes = await together('verify', namespace, code);
    expect(outcomes).toEqual({ verified: 1, alreadyUsed: CALLS - 1 });
  });
});
