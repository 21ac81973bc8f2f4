import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startServer, type ServerProcess } from './server-process.ts';
import { apiOn, TOKEN } from './store.ts';
import { ADD, CREATE, failure, post } from './watched-set.ts';

const CONNECTIONS = 100;
const SUBSCRIPTIONS_EACH = 100;
const CHANGES = 11;

/** Less than the API allows a connection to send. */
const BATCH = 20;

const FOLLOW = 'subscription { setChanges(set: "watched") { gap changes { member } } }';

/** Counts the events of all subscriptions, and resolves when the count is reached. */
class Arrivals {
  #left = 0;
  #done: () => void = () => undefined;

  expect(count: number): Promise<void> {
    this.#left = count;
    return new Promise((resolve) => (this.#done = resolve));
  }

  note(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#done();
  }
}

/** The memory of many subscriptions on one instance, and the time to notify all of one change. */
export async function benchSubscriptions(redisUrl: string): Promise<void> {
  const server = await startServer('./mayfly-server.mjs', apiOn(redisUrl), ['--expose-gc']);
  const clients: Client[] = [];
  try {
    await post(server.url, CREATE);
    const count = CONNECTIONS * SUBSCRIPTIONS_EACH;
    const arrivals = new Arrivals();
    const idle = await memory(server);
    clients.push(...Array.from({ length: CONNECTIONS }, () => connect(server.url)));
    for (let opened = 0; opened < SUBSCRIPTIONS_EACH; opened += BATCH) {
      const first = arrivals.expect(CONNECTIONS * BATCH);
      for (const client of clients) {
        for (let i = 0; i < BATCH; i += 1) subscribe(client, () => arrivals.note());
      }
      await first;
    }
    const open = await memory(server);
    const [times, cpus]: [number[], number[]] = [[], []];
    for (let change = 0; change < CHANGES; change += 1) {
      const all = arrivals.expect(count);
      const [from, cpu] = [performance.now(), server.cpuOfAllThreads()];
      await post(server.url, ADD, { member: `member:${change}` });
      await all;
      times.push(performance.now() - from);
      cpus.push((server.cpuOfAllThreads() - cpu) / 1000);
      // The next change starts a new batch.
      await delay(500);
    }
    const kilobytes = (of: keyof Memory) => ((open[of] - idle[of]) / count / 1024).toFixed(1);
    console.log(
      `\n${count} subscriptions to one set, over ${CONNECTIONS} connections of one instance`,
    );
    console.log(
      `  memory for each: ${kilobytes('heap')} kB of heap, ${kilobytes('resident')} kB resident`,
    );
    console.log(
      `  from a change until all are notified: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
    );
    console.log(`  CPU of the instance for it: ${median(cpus).toFixed(0)} ms`);
  } finally {
    for (const client of clients) await client.dispose();
    await server.stop();
  }
}

function connect(url: string): Client {
  return createClient({
    url: new URL('/graphql', url).href.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { token: TOKEN },
    lazy: false,
    // An overloaded server refuses connections.
    retryAttempts: 100,
    shouldRetry: () => true,
  });
}

function subscribe(client: Client, onEvent: () => void): void {
  client.subscribe(
    { query: FOLLOW },
    {
      next: onEvent,
      error(error) {
        throw failure(error);
      },
      complete: () => undefined,
    },
  );
}

interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** The memory in use, in bytes, by the metrics of the server. */
async function memory(server: ServerProcess): Promise<Memory> {
  for (let i = 0; i < 3; i += 1) {
    server.collectGarbage();
    await delay(500);
  }
  const response = await fetch(new URL('/metrics', server.url), {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const text = await response.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    heap: value('nodejs_heap_size_used_bytes'),
    resident: value('process_resident_memory_bytes'),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
