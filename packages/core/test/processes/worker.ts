/**
 * One of several processes with the same task: `worker.js <task> <redis url> <namespace> <input>`.
 * Waits until all have started, and prints the results of its calls as JSON.
 */
import { Redis } from 'ioredis';
import { createMayfly, MayflyError } from '../../src/index.ts';

const [, , task = '', url = '', namespace = '', input = ''] = process.argv;
const CALLS = 200;
const redis = new Redis(url);
const mayfly = createMayfly({ redis, namespace });
const login = mayfly.otp('login', { secret: 'the same in every process', maxAttempts: 5 });
const codes = mayfly.codes('shared', { digits: 2 });

const TASKS: Readonly<Record<string, (call: number) => Promise<string>>> = {
  issue: async (call) => (await codes.getOrCreateCode(`${process.pid}:${call}`)).code,
  issueForOne: async () => (await codes.getOrCreateCode('one id')).code,
  verify: async () => (await login.verify('subject', input)).status,
};

await redis.incr(`${namespace}:ready`);
await redis.blpop(`${namespace}:go`, 30);
const outcomes = await Promise.all(
  Array.from({ length: CALLS }, async (_, call) => {
    try {
      return await TASKS[task]?.(call);
    } catch (error) {
      return error instanceof MayflyError ? error.code : String(error);
    }
  }),
);
process.stdout.write(JSON.stringify(outcomes));
redis.disconnect();
