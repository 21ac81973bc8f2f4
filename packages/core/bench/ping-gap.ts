import { Redis } from 'ioredis';
import { quantile } from './quantiles.ts';

export interface PingGap {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** The effect on another client: the times of its PINGs, one after the other, while an action runs. */
export async function pingDuring(url: string, action: () => Promise<unknown>): Promise<PingGap> {
  const other = new Redis(url);
  await other.ping();
  const end = new AbortController();
  const gaps: number[] = [];
  const pinging = (async () => {
    while (!end.signal.aborted) {
      const start = performance.now();
      await other.ping();
      gaps.push(performance.now() - start);
    }
  })();
  await action();
  end.abort();
  await pinging;
  other.disconnect();
  return { p50Ms: quantile(gaps, 0.5), p99Ms: quantile(gaps, 0.99), maxMs: quantile(gaps, 1) };
}
