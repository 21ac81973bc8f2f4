import { compare, type Call } from './ratio.ts';
import { member, MEMBERS, randomMember, type Setting } from './setting.ts';
import { ADDED, shortestCalls } from './shortest-scripts.ts';

interface Comparison {
  readonly name: string;
  readonly calls: number;
  readonly mayfly: Call;
  readonly raw: Call;
  readonly rawPipelining: Call;
  /** The shortest script that reads and writes the same as Mayfly, and does not pack its reply. */
  readonly shortest?: Call;
  /** The ratios to reach against the raw command, with this number of calls in flight. */
  readonly wanted?: Readonly<Record<number, number>>;
}

/** A prime, so that multiples of it reach each member before one comes again, in no order. */
const STEP = 94_907;

async function comparisons(setting: Setting): Promise<Comparison[]> {
  const { redis, pipelining, set, listened, rawKey } = setting;
  const shortest = await shortestCalls(setting);
  const expiry = () => Date.now() + Math.floor(Math.random() * 3_600_000);
  const { members } = await set.page({ first: 500 });
  const cursors = members.map(({ cursor }) => cursor);
  const pick = () => Math.floor(Math.random() * cursors.length);
  let next = 0;
  // Different members, like an import, in calls that are in flight together.
  const thousand = () => Array.from({ length: 1000 }, () => member((next++ * STEP) % ADDED));
  const zaddInChunks = async (client: typeof redis) => {
    const pipeline = client.pipeline();
    const members = thousand();
    const expiresAt = Date.now() + 3_600_000;
    for (let start = 0; start < members.length; start += 100) {
      pipeline.zadd(
        rawKey,
        ...members.slice(start, start + 100).flatMap((added) => [expiresAt, added]),
      );
    }
    await pipeline.exec();
  };
  const range = (client: typeof redis) => () => {
    const start = pick();
    return client.zrange(rawKey, String(start), String(start + 99), 'WITHSCORES');
  };
  return [
    {
      name: 'add / ZADD',
      shortest: shortest.add,
      wanted: { 1: 0.75 },
      calls: 5000,
      mayfly: () => set.add(randomMember(ADDED)),
      raw: () => redis.zadd(rawKey, expiry(), randomMember(ADDED)),
      rawPipelining: () => pipelining.zadd(rawKey, expiry(), randomMember(ADDED)),
    },
    {
      name: 'add, events and feed / ZADD',
      calls: 5000,
      mayfly: () => listened.add(randomMember(ADDED)),
      raw: () => redis.zadd(rawKey, expiry(), randomMember(ADDED)),
      rawPipelining: () => pipelining.zadd(rawKey, expiry(), randomMember(ADDED)),
    },
    {
      name: 'remove / ZREM',
      shortest: shortest.remove,
      wanted: { 1: 0.75 },
      calls: 5000,
      mayfly: () => set.remove(randomMember(ADDED)),
      raw: () => redis.zrem(rawKey, randomMember(ADDED)),
      rawPipelining: () => pipelining.zrem(rawKey, randomMember(ADDED)),
    },
    {
      name: 'addMany of 1000 / ZADD of 100',
      wanted: { 64: 0.8 },
      calls: 40,
      mayfly: () => set.addMany(thousand().map((added) => ({ member: added }))),
      raw: () => zaddInChunks(redis),
      rawPipelining: () => zaddInChunks(redis),
    },
    {
      name: 'has / ZSCORE',
      shortest: shortest.has,
      wanted: { 1: 0.85 },
      calls: 5000,
      mayfly: () => set.has(randomMember(ADDED)),
      raw: () => redis.zscore(rawKey, randomMember(ADDED)),
      rawPipelining: () => pipelining.zscore(rawKey, randomMember(ADDED)),
    },
    {
      name: 'page of 100 / ZRANGE of 100',
      shortest: shortest.page,
      wanted: { 1: 0.8, 64: 0.8 },
      calls: 500,
      mayfly: () => set.page({ first: 100, after: cursors[pick()] }),
      raw: range(redis),
      rawPipelining: range(pipelining),
    },
  ];
}

/** Prints Mayfly's operations as ratios against the raw command in the same run. */
export async function benchOperations(setting: Setting): Promise<void> {
  console.log(`\nCalls a second relative to the raw command, ${MEMBERS} members, one connection`);
  console.log('(median of 21 interleaved rounds, quartiles in brackets)\n');
  for (const comparison of await comparisons(setting)) {
    const { name, wanted, calls, mayfly, raw, rawPipelining, shortest } = comparison;
    for (const [label, inFlight, call, against] of [
      ['1 in flight', 1, mayfly, raw],
      ['1 in flight, shortest script', 1, shortest, raw],
      ['64 in flight', 64, mayfly, raw],
      ['64 in flight, shortest script', 64, shortest, raw],
      ['64 in flight, raw with autopipelining', 64, mayfly, rawPipelining],
    ] as const) {
      if (call === undefined) continue;
      const scaled = inFlight === 1 ? Math.ceil(calls / 5) : calls;
      const { ratio, from, to } = await compare(call, against, { inFlight, calls: scaled });
      const aim = call === mayfly && against === raw ? wanted?.[inFlight] : undefined;
      const figures = `${ratio.toFixed(2)}  [${from.toFixed(2)} … ${to.toFixed(2)}]${aim === undefined ? '' : `  (wanted ${aim})`}`;
      console.log(`  ${name.padEnd(32)}${label.padEnd(40)}${figures}`);
    }
  }
}
