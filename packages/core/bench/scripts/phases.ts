import type { Redis } from 'ioredis';
import type { Mayfly } from '../../src/index.ts';

/** What the phases of one part of the library share. */
export interface Stage {
  readonly redis: Redis;
  readonly mayfly: Mayfly;
  /** Redis's own time, and how far this stage's clock is ahead of it, ms. */
  readonly clock: { aheadMs: number };
}

/** Something that is measured on its own. */
export interface Phase {
  readonly name: string;
  /** Not measured. */
  readonly prepare?: () => Promise<unknown>;
  readonly run: () => Promise<unknown>;
}

export const HOUR_MS = 3_600_000;

/** Calls, so many of them in each event-loop turn: they travel together where the library lets them. */
export async function calls(
  from: number,
  to: number,
  call: (index: number) => Promise<unknown>,
  atOnce = 640,
): Promise<void> {
  for (let start = from; start < to; start += atOnce) {
    const count = Math.min(atOnce, to - start);
    await Promise.all(Array.from({ length: count }, (_, i) => call(start + i)));
  }
}

/** One call after the other. */
export function oneByOne(count: number, call: (index: number) => Promise<unknown>): Promise<void> {
  return calls(0, count, call, 1);
}

/** Reads all that is iterated. */
export async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const item of items) void item;
}

/** Calls until one says that it was the last. */
export async function pages(
  read: (after: string | undefined) => Promise<string | null>,
  most = 200,
): Promise<void> {
  let after: string | undefined;
  for (let page = 0; page < most; page += 1) {
    const cursor = await read(after);
    if (cursor === null) return;
    after = cursor;
  }
}
