import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly, type Change } from '../../src/index.ts';
import { nightly } from '../support/nightly.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';

const WRITERS = 4;
const MEMBERS = nightly(1000, 40);
const SHARDS = 6;

it(
  'gives each change and each event of many writers to every follower and one consumer, once and in order',
  { timeout: 60_000 + 200 * MEMBERS },
  async () => {
    const cluster = await sharedCluster();
    const namespace = randomUUID();
    const connected = () => createMayfly({ redis: cluster.client(), namespace });
    const open = () => connected().sets.open('big', { strategy: 'sharded' });
    const mayfly = connected();
    const { set } = await mayfly.sets.create('big', {
      strategy: 'sharded',
      shards: SHARDS,
      defaultTtlMs: 3_600_000,
      feedKept: 1_000_000,
    });
    await set.expiry.createGroup('workers');
    const sweeper = mayfly.createSweeper();
    sweeper.start();
    onTestFinished(async () => void (await sweeper.stop()));
    const start = await set.feed.cursor();

    // Each writer has its members: added, extended, and removed or left to expire.
    const expected = new Map<string, string[]>();
    const expiring: string[] = [];
    const write = async (writer: number) => {
      const own = open();
      for (let i = 0; i < MEMBERS; i += 1) {
        const member = `${writer}-${i}`;
        await own.add(member);
        await own.extend(member, 1000);
        const isLast = i % 2 === 0;
        if (isLast) await own.remove(member);
        else {
          await own.add(member, { ttlMs: 10 });
          expiring.push(member);
        }
        const end = isLast ? ['removed'] : ['extended', 'expired'];
        expected.set(member, ['added', 'extended', ...end]);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const total = (WRITERS * MEMBERS * (3 + 4)) / 2;

    /** Follows through a separate connection, and starts again after some pages. */
    const follow = async (restartAfter: number) => {
      const followed = open();
      const seen: Change[] = [];
      for (let cursor = start; seen.length < total;) {
        let pages = 0;
        for await (const page of followed.feed.follow({ after: cursor })) {
          if (page.status === 'gap') throw new Error('There is a gap');
          seen.push(...page.changes);
          ({ cursor } = page);
          pages += 1;
          if (seen.length >= total || pages === restartAfter) break;
        }
      }
      const kinds = new Map<string, string[]>();
      for (const change of seen) {
        if (!('member' in change)) throw new Error('Not cleared');
        kinds.set(change.member, [...(kinds.get(change.member) ?? []), change.kind]);
      }
      return kinds;
    };
    const following = Promise.all([1, 3, Infinity].map(follow));

    const taken: string[] = [];
    const consume = async (first: number) => {
      const group = open().expiry.group('workers');
      while (taken.length < (WRITERS * MEMBERS) / 2) {
        const events = await group.take({ first });
        taken.push(...events.map(({ member }) => member));
        if (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
        else await group.acknowledge(events.map(({ receipt }) => receipt));
      }
    };
    const consuming = Promise.all([5, 50, 250].map(consume));

    await writing;
    await consuming;
    for (const seen of await following) expect(seen).toEqual(expected);
    expect(taken.toSorted()).toEqual(expiring.toSorted());
    await expect
      .poll(() => set.expiry.groups(), PATIENCE)
      .toMatchObject([{ unfinishedEvents: 0, lostEvents: 0 }]);
  },
);
