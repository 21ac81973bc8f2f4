import { randomInt, randomUUID } from 'node:crypto';
import type { NewMember } from '@mayfly/core';

export type DemoValue = { readonly device: string } | { readonly type: string };

export interface DemoSet {
  /** Begins with `DEMO_PREFIX`: whoever sees the set sees that it is a sample. */
  readonly name: string;
  readonly defaultTtlMs: number;
  /** Members that are there from the beginning. */
  readonly startWith: number;
  /** On average, a member joins this often. */
  readonly joinEveryMs: number;
  newMember(): NewMember<DemoValue>;
}

export const DEMO_PREFIX = 'sample:';

const PEOPLE =
  'ada alan anita barbara claude dennis donald dorothy edsger frances grace hedy jean joan john ' +
  'karen katherine ken leslie linus lynn margaret mary radia robert salvatore shafi sophie tim vint';
const DEVICES = 'web phone tablet';
const EVENTS = 'order.paid order.shipped mail.bounced invoice.sent';

function pick(words: string): string {
  const all = words.split(' ');
  return all[randomInt(all.length)] ?? words;
}

function between(fromMs: number, toMs: number): number {
  return randomInt(fromMs, toMs + 1);
}

/** Three uses of Mayfly: who is online, which events were processed, which invitations are open. */
export const DEMO_SETS: readonly DemoSet[] = [
  {
    name: `${DEMO_PREFIX}online-users`,
    defaultTtlMs: 30_000,
    startWith: 18,
    joinEveryMs: 1000,
    newMember: () => ({
      member: pick(PEOPLE),
      ttlMs: between(5_000, 45_000),
      value: { device: pick(DEVICES) },
    }),
  },
  {
    name: `${DEMO_PREFIX}processed-events`,
    defaultTtlMs: 600_000,
    startWith: 150,
    joinEveryMs: 2200,
    newMember: () => ({
      member: randomUUID(),
      ttlMs: between(60_000, 600_000),
      value: { type: pick(EVENTS) },
    }),
  },
  {
    name: `${DEMO_PREFIX}invitations`,
    defaultTtlMs: 900_000,
    startWith: 12,
    joinEveryMs: 39_000,
    newMember: () => ({
      member: `team-${randomInt(100, 1000)}`,
      ttlMs: between(30_000, 900_000),
    }),
  },
];
