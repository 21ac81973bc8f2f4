import type { Redis } from 'ioredis';
import type { Mayfly } from '@mayfly/core';

/** The shared part of the phases of a library section. */
export interface Stage {
  readonly redis: Redis;
  readonly mayfly: Mayfly;
  /** Redis's time, and how far the clock of this stage is ahead of it, ms. */
  readonly clock: { aheadMs: number };
}

/** A separate measurement. */
export interface Phase {
  readonly name: string;
  /** Not measured. */
  readonly prepare?: () => Promise<unknown>;
  readonly run: () => Promise<unknown>;
}

export const HOUR_MS = 3_600_000;

/** A number of calls in each turn of the event loop: they travel together if the library allows it. */
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

/** Reads all results of an iteration. */
export async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const item of items) void item;
}

/** Calls until a call reports that it was the last. */
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
