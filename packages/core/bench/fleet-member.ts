// A process of the fleet: 32 connections, with one call in flight on each. `fleet.ts` starts it.
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createMayfly } from '@mayfly/core';
import type { Call } from './ratio.ts';

/** What the parent asks for, and the number of calls that it receives. */
export interface Task {
  readonly library: 'mayfly' | 'peer';
  readonly forMs: number;
}

const CONNECTIONS = 32;
const CALLERS = 10_000;
const PLENTY = 1_000_000;

function caller(): string {
  return `user:${10_000 + Math.floor(Math.random() * CALLERS)}`;
}

const connections = Array.from({ length: CONNECTIONS }, () => new Redis(process.argv[2] ?? ''));
const calls: Record<Task['library'], Call[]> = {
  mayfly: connections.map((redis) => {
    const limits = { algorithm: 'fixed', limit: PLENTY, windowMs: 3_600_000 } as const;
    const limiter = createMayfly({ redis }).limiter('fleet', { limits, outage: false });
    return () => limiter.consume(caller());
  }),
  peer: connections.map((storeClient) => {
    const limiter = new RateLimiterRedis({ storeClient, points: PLENTY, duration: 3600 });
    return () => limiter.consume(caller());
  }),
};

process.on('message', ({ library, forMs }: Task) => {
  const end = performance.now() + forMs;
  let count = 0;
  const loops = calls[library].map(async (call) => {
    while (performance.now() < end) {
      await call();
      count += 1;
    }
  });
  void Promise.all(loops).then(() => process.send?.(count));
});
