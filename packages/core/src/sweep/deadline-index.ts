import calculateSlot from 'cluster-key-slot';
import type { Keys } from '../keys.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { readDeadline, type Deadline } from './sweep-result.ts';

const nextDeadlineScript = defineScript(new URL('./next-deadline.lua', import.meta.url));

/**
 * The next sweep of each set: a sorted set for each slot in use, which the scripts of the sets write, and a
 * bitmap of the slots in use (docs/adr/0003-key-layout.md).
 */
export class DeadlineIndex {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
  }

  /** Adds the slot of a set to the slots in use. Must precede the first member of the set. */
  async markSlot(name: string): Promise<void> {
    const slot = calculateSlot(name);
    await this.#session.command((redis) => redis.setbit(this.#keys.slots, slot, 1));
  }

  /** All slots in use: one command, a reply of 2 kB. */
  async slotsInUse(): Promise<number[]> {
    const bitmap = await this.#session.command((redis) => redis.getBuffer(this.#keys.slots));
    const slots: number[] = [];
    for (const [index, byte] of (bitmap ?? Buffer.alloc(0)).entries()) {
      for (let bit = 0; bit < 8; bit += 1) {
        if ((byte & (0x80 >> bit)) !== 0) slots.push(8 * index + bit);
      }
    }
    return slots;
  }

  /** The next deadline of a slot. O(log N). */
  async next(slot: number): Promise<{ readonly now: number; readonly next: Deadline | undefined }> {
    const reply = await this.#session.run(nextDeadlineScript, [this.#keys.deadlines(slot)], []);
    return { now: reply.integer(), next: readDeadline(reply) };
  }
}

/** The slot of the set that an entry `<strategy>:<name>` names. */
export function slotOf({ entry }: Pick<Deadline, 'entry'>): number {
  return calculateSlot(entry.slice(entry.indexOf(':') + 1));
}
