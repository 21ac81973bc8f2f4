import { checkScan } from '../checks/scan.ts';
import { numbers, repeat, type Load, type Soak } from './load.ts';

const LIVE = 600;
const READERS = 8;
const WRITERS = 6;
const DAY_MS = 86_400_000;

const SETS = {
  'pages-sorted': { sorted: { defaultTtlMs: DAY_MS } },
  'pages-sharded': { sharded: { defaultTtlMs: DAY_MS, shards: 8 } },
} as const;

interface Page {
  readonly members: {
    readonly edges: readonly { readonly node: { readonly member: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

/** Readers of all pages of a set, between whose members others come and go. */
export async function pageReaders(soak: Soak): Promise<Load> {
  const { calls, tally, random, unique } = soak;
  const live = numbers(LIVE).map((number) => `live-${number}`);
  for (const [name, strategy] of Object.entries(SETS)) {
    await calls.done(() => calls.mutate('createExpiringSet', { name, strategy }, 'status'));
    // Their expiries are in the first half of the day, between those of others.
    const members = live.map((member, index) => ({ member, ttlMs: DAY_MS / 2 + index * 30_000 }));
    await calls.done(() =>
      calls.mutate('addMembers', { set: name, members }, 'results { status }'),
    );
  }
  const sets = Object.keys(SETS);

  const scan = async (set: string) => {
    const read: string[] = [];
    let after = '';
    for (;;) {
      const from = after === '' ? '' : `, after: ${JSON.stringify(after)}`;
      const selection = '{ edges { node { member } } pageInfo { hasNextPage endCursor } }';
      const field = `expiringSet(name: "${set}") { members(first: 100${from}) ${selection} }`;
      const { result } = await calls.done(() => calls.query<Page>(field));
      const { edges, pageInfo } = result.members;
      read.push(...edges.map(({ node }) => node.member));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    tally.add('pages', checkScan({ subject: set, live, read }));
  };

  return {
    clients: READERS + WRITERS,
    tags: sets,
    async run() {
      const readers = numbers(READERS).map(() => repeat(soak, 8000, () => scan(random.pick(sets))));
      const writers = numbers(WRITERS).map(() =>
        repeat(soak, 2500, async () => {
          const set = random.pick(sets);
          const member = unique('other');
          const ttlMs = random.between(1000, DAY_MS);
          await calls.mutate('addMember', { set, member, ttlMs }, 'status');
          if (random.next() < 0.7) await calls.mutate('removeMember', { set, member }, 'status');
        }),
      );
      await Promise.all([...readers, ...writers]);
    },
    finish: () => Promise.resolve(),
  };
}
