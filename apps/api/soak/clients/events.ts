import { setTimeout as delay } from 'node:timers/promises';
import { checkDeliveries } from '../checks/deliveries.ts';
import type { Span } from '../calls.ts';
import { holdsAtLast, numbers, repeat, type Load, type Soak } from './load.ts';
import { startReceiver } from './receiver.ts';

const SETS = numbers(4).map((number) => `events-${number}`);
const WRITERS_EACH = 6;
const CONSUMERS_EACH = 2;
const GROUP = 'workers';
const WEBHOOK = 'all';
/** A webhook's message is in another slot than its event, which is finished once the message is stored. */
const STORED_WITHIN_MS = 60_000;

interface Added extends Span {
  readonly set: string;
  readonly member: string;
  readonly expiresAt: number;
}

/** Writers of members that soon expire, consumers of a group, and a webhook. */
export async function eventConsumers(soak: Soak): Promise<Load> {
  const { calls, tally, random, unique, losses } = soak;
  const byGroup = new Map<string, Set<string>>();
  const byWebhook = new Map<string, Set<string>>();
  const note = (delivered: Map<string, Set<string>>, member: string, id: string) => {
    delivered.set(member, (delivered.get(member) ?? new Set()).add(id));
  };
  const receiver = await startReceiver(({ member, id }) => note(byWebhook, member, id));
  for (const set of SETS) {
    await calls.done(() =>
      calls.mutate('createExpiringSet', { name: set, defaultTtlMs: 60_000 }, 'status'),
    );
    await calls.done(() => calls.mutate('createExpiryGroup', { set, group: GROUP }, 'status'));
  }
  const webhook = { webhook: WEBHOOK, url: receiver.url, sets: { prefix: 'events-' } };
  await calls.done(() => calls.mutate('createWebhook', webhook, 'status'));
  // Every instance follows the sets of a webhook soon after it exists.
  await delay(5000);

  const added: Added[] = [];
  const write = async (set: string) => {
    const member = unique('member');
    const ttlMs = random.between(500, 15_000);
    const answer = await calls.mutate<{ expiresAt: string }>(
      'addMember',
      { set, member, ttlMs },
      'status expiresAt',
    );
    if (answer.kind !== 'done') return;
    const { from, to, result } = answer;
    added.push({ set, member, from, to, expiresAt: Date.parse(result.expiresAt) });
  };
  const consume = async (set: string) => {
    const take = { set, group: GROUP, first: 50, leaseMs: 10_000 };
    const answer = await calls.mutate<{
      events: readonly { id: string; member: string; receipt: string }[];
    }>('takeExpired', take, 'events { id member receipt }');
    if (answer.kind !== 'done' || answer.result.events.length === 0) return;
    const { events } = answer.result;
    for (const { member, id } of events) note(byGroup, member, id);
    const receipts = events.map(({ receipt }) => receipt);
    await calls.mutate('acknowledgeExpired', { set, group: GROUP, receipts }, 'statuses');
  };

  return {
    clients: SETS.length * (WRITERS_EACH + CONSUMERS_EACH),
    tags: [...SETS, WEBHOOK],
    async run() {
      await Promise.all(
        SETS.flatMap((set) => [
          ...numbers(WRITERS_EACH).map(() => repeat(soak, 2500, () => write(set))),
          ...numbers(CONSUMERS_EACH).map(() => repeat(soak, 1000, () => consume(set))),
        ]),
      );
    },
    async finish() {
      const expected = added.map(({ set, member, from, to, expiresAt }) => ({
        member,
        lost: losses.covers(set, from, to),
        isMessageLost: losses.covers(WEBHOOK, expiresAt, expiresAt + STORED_WITHIN_MS),
      }));
      const missing = (delivered: ReadonlyMap<string, unknown>) =>
        expected.filter(({ member, lost }) => !lost && !delivered.has(member)).length;
      await holdsAtLast(async () => {
        await Promise.all(SETS.map(consume));
        return missing(byGroup);
      });
      await holdsAtLast(
        () =>
          expected.filter(
            ({ member, lost, isMessageLost }) => !lost && !isMessageLost && !byWebhook.has(member),
          ).length,
      );
      receiver.stop();
      tally.add(
        'events of a group',
        checkDeliveries({ subject: GROUP, expected, delivered: byGroup }),
      );
      const atWebhook = expected.map(({ member, lost, isMessageLost }) => ({
        member,
        lost: lost || isMessageLost,
      }));
      const ofWebhook = { subject: WEBHOOK, expected: atWebhook, delivered: byWebhook };
      tally.add('events of a webhook', checkDeliveries(ofWebhook));
    },
  };
}
