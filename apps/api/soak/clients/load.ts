import { setTimeout as delay } from 'node:timers/promises';
import type { Calls, Span } from '../calls.ts';
import type { Tally } from '../checks/findings.ts';
import type { Instance } from '../instance.ts';
import type { Losses } from '../losses.ts';
import type { Random } from '../random.ts';

/** What clients share. */
export interface Soak {
  readonly calls: Calls;
  readonly instances: readonly Instance[];
  readonly losses: Losses;
  readonly random: Random;
  readonly tally: Tally;
  /** Aborted when clients end. */
  readonly ending: AbortSignal;
  /** A new name, never given before. */
  readonly unique: (prefix: string) => string;
}

/** Clients of one kind. */
export interface Load {
  /** How many they are. */
  readonly clients: number;
  /** Hash tags of their data, whose slots may move. */
  readonly tags: readonly string[];
  /** Runs them until the end. */
  run(): Promise<void>;
  /** Checks what only the end shows. All faults are over. */
  finish(): Promise<void>;
}

/** Repeats a step until the end, with pauses around a mean. */
export async function repeat(
  { random, ending }: Soak,
  meanMs: number,
  step: () => Promise<void>,
): Promise<void> {
  await pause(random.next() * meanMs, ending);
  while (!ending.aborted) {
    await step();
    await pause(meanMs * (0.5 + random.next()), ending);
  }
}

/** Ends early at the end of the clients. */
export async function pause(ms: number, ending: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: ending }).catch(() => undefined);
}

/** Calls with the mark of those that a failover may have lost. */
export function withLosses<Call extends Span>(
  { losses }: Soak,
  tag: string | null,
  calls: readonly Call[],
) {
  return calls.map((call) => ({ ...call, lost: losses.covers(tag, call.from, call.to) }));
}

/** Waits until something holds. False if nothing of it happens for a long time. */
export async function holdsAtLast(missing: () => number | Promise<number>): Promise<boolean> {
  const PATIENCE_MS = 90_000;
  let least = Infinity;
  let since = performance.now();
  for (;;) {
    const now = await missing();
    if (now === 0) return true;
    if (now < least) {
      least = now;
      since = performance.now();
    }
    if (performance.now() - since > PATIENCE_MS) return false;
    await delay(500);
  }
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
