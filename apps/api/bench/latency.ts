import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startServer } from './server-process.ts';
import { apiOn, TOKEN } from './store.ts';
import { ADD, CREATE, failure, post } from './watched-set.ts';

const SECONDS = 10;

/** Changes that have not arrived after so long are lost. */
const PATIENCE_MS = 5000;

const CHANGES = 'subscription { setChanges(set: "watched") { gap changes { member } } }';

interface Changes {
  readonly setChanges: {
    readonly gap: boolean;
    readonly changes: readonly { readonly member: string }[];
  };
}

/** Calls back with each member of an event; resolves, once subscribed, to a function that ends the subscription. */
async function follow(url: string, onMember: (member: string) => void): Promise<() => unknown> {
  const client = createClient({
    url: new URL('/graphql', url).href.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { token: TOKEN },
  });
  const first = new EventTarget();
  const subscribed = once(first, 'payload');
  client.subscribe<Changes>(
    { query: CHANGES },
    {
      next({ data }) {
        first.dispatchEvent(new Event('payload'));
        for (const { member } of data?.setChanges.changes ?? []) onMember(member);
      },
      error(error) {
        throw failure(error);
      },
      complete: () => undefined,
    },
  );
  await subscribed;
  return () => client.dispose();
}

interface LatencyOptions {
  /** Of the Redis. */
  readonly name: string;
  /** Mutations a second. */
  readonly perSecond: number;
  /** The quantile 0.95 to reach. */
  readonly wantedMs: number;
}

/** The time from sending a mutation to one instance until a subscriber of another receives the event. */
export async function benchLatency(
  redisUrl: string,
  { name, perSecond, wantedMs }: LatencyOptions,
): Promise<void> {
  const variables = apiOn(redisUrl);
  const writer = await startServer('./mayfly-server.mjs', variables);
  const reader = await startServer('./mayfly-server.mjs', variables);
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  await post(writer.url, CREATE);
  const stop = await follow(reader.url, (member) => {
    const from = sentAt.get(member);
    if (from !== undefined) latencies.push(performance.now() - from);
    sentAt.delete(member);
  });
  try {
    const pending: Promise<void>[] = [];
    const startedAt = performance.now();
    for (let i = 0; i < perSecond * SECONDS; i += 1) {
      const waitMs = startedAt + (i * 1000) / perSecond - performance.now();
      if (waitMs > 0) await delay(waitMs);
      const member = `member:${i}`;
      sentAt.set(member, performance.now());
      pending.push(post(writer.url, ADD, { member }));
    }
    await Promise.all(pending);
    const until = performance.now() + PATIENCE_MS;
    while (sentAt.size > 0 && performance.now() < until) await delay(20);
    if (sentAt.size > 0) throw new Error(`${sentAt.size} changes have not arrived`);
    latencies.sort((a, b) => a - b);
    const ms = (q: number) => latencies[Math.floor(q * (latencies.length - 1))]?.toFixed(0);
    console.log(
      `\nFrom a mutation to a subscriber of another instance on ${name}, ${perSecond} a second`,
    );
    console.log(
      `  p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms (wanted ${wantedMs}), longest ${ms(1)} ms`,
    );
  } finally {
    await stop();
    await Promise.all([writer.stop(), reader.stop()]);
  }
}
