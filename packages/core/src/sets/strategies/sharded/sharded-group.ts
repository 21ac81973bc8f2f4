import { CONSTRAINTS } from '../../../constraints.ts';
import {
  checkDeadLetterPage,
  checkEach,
  checkTake,
  LETTER,
  RECEIPT,
  type DeadLetter,
  type DeadLetterPage,
  type PulledGroup,
  type TakenEvent,
} from '../../../events/pulled-group.ts';
import { MayflyError } from '../../../errors.ts';
import { checkList, type JsonValue } from '../../../input.ts';
import { eventOfSet } from './event-of-set.ts';
import type { ShardCalls } from './shard-calls.ts';
import { takeFromShards } from './take-from-shards.ts';

/** A receipt or a letter of a shard, after the index of the shard. */
const inShard = (form: RegExp) => new RegExp(`^\\d{1,3}:${form.source.slice(1)}`);

/**
 * A group of a sharded set, of which calls take events, as from a `PulledGroup`: it has a part in each shard. There is
 * no order between shards.
 */
export class ShardedGroup<Value extends JsonValue> implements Pick<
  PulledGroup<Value>,
  keyof PulledGroup<Value>
> {
  readonly #calls: ShardCalls<Value>;
  readonly #set: string;
  readonly #group: string;

  /** Made by `set.expiry.group`. */
  constructor(calls: ShardCalls<Value>, set: string, group: string) {
    this.#calls = calls;
    this.#set = set;
    this.#group = group;
  }

  /**
   * Takes up to `first` events, as from a `PulledGroup` of each shard. It asks `first` shards, and then, `first` at a
   * time, those that have unfinished events, until it has enough events. If one fails, it returns the events of the
   * others. If there are none, it throws the error: `GROUP_NOT_FOUND` if the group is not in every shard. To create it
   * again completes it.
   */
  async take(options: Parameters<PulledGroup<Value>['take']>[0]): Promise<TakenEvent<Value>[]> {
    const { first, leaseMs } = checkTake(options);
    return takeFromShards(
      this.#calls,
      first,
      async (shard, atMost, index) => {
        const events = await shard.expiry.group(this.#group).take({ first: atMost, leaseMs });
        return events.map((event) => ({
          ...eventOfSet(this.#set, event),
          receipt: `${index}:${event.receipt}`,
        }));
      },
      async (shard) => {
        const group = (await shard.expiry.groups()).find((each) => each.group === this.#group);
        // A missing group is an error of `take`.
        return group === undefined || group.unreadEntries !== 0 || group.unfinishedEvents > 0;
      },
    );
  }

  /** See `PulledGroup.acknowledge`. */
  async acknowledge(receipts: readonly string[]): Promise<('acknowledged' | 'absent')[]> {
    checkList(receipts, CONSTRAINTS.batchMembers, 'receipts');
    checkEach(receipts, inShard(RECEIPT), 'receipts');
    return this.#toShards(receipts, (group, own) => group.acknowledge(own));
  }

  /** A page of the dead letters, shard by shard, oldest first in each. See `PulledGroup.deadLetters`. */
  async deadLetters(
    page: Parameters<PulledGroup<Value>['deadLetters']>[0],
  ): Promise<DeadLetterPage<Value>> {
    const { first, after } = checkDeadLetterPage(page, inShard(LETTER));
    const [start = '0', last] = after?.split(':') ?? [];
    return this.#calls.byLayout(async (layout) => {
      if (Number(start) >= layout.shards.length) {
        throw new MayflyError('INVALID_CURSOR', 'after must be a letter', { field: 'after' });
      }
      const read = (index: number, request: typeof page) =>
        this.#calls.toShard(layout, index, (shard) =>
          shard.expiry.group(this.#group).deadLetters(request),
        );
      const counts = await Promise.all(
        layout.shards.map(async (_, index) => (await read(index, { first: 1 })).totalCount),
      );
      const letters: DeadLetter<Value>[] = [];
      let hasNext = false;
      for (const [index, count] of counts.entries()) {
        if (index < Number(start) || count === 0 || hasNext) continue;
        hasNext = letters.length === first;
        if (hasNext) continue;
        const own = await read(index, {
          first: first - letters.length,
          after: index === Number(start) ? last : undefined,
        });
        for (const each of own.letters) {
          letters.push({ ...eventOfSet(this.#set, each), letter: `${index}:${each.letter}` });
        }
        ({ hasNext } = own);
      }
      return { letters, hasNext, totalCount: counts.reduce((sum, count) => sum + count, 0) };
    });
  }

  /** See `PulledGroup.replay`. */
  async replay(letters: readonly string[]): Promise<('replayed' | 'absent')[]> {
    this.#checkLetters(letters);
    return this.#toShards(letters, (group, own) => group.replay(own));
  }

  /** See `PulledGroup.discard`. */
  async discard(letters: readonly string[]): Promise<('discarded' | 'absent')[]> {
    this.#checkLetters(letters);
    return this.#toShards(letters, (group, own) => group.discard(own));
  }

  #checkLetters(letters: readonly string[]): void {
    checkList(letters, CONSTRAINTS.takenEvents, 'letters');
    checkEach(letters, inShard(LETTER), 'letters');
  }

  /** Sends each text to its shard. It is absent if the set does not have the shard. */
  async #toShards<Result>(
    texts: readonly string[],
    call: (group: PulledGroup<Value>, own: readonly string[]) => Promise<readonly Result[]>,
  ): Promise<(Result | 'absent')[]> {
    const results = await this.#calls.toSome(
      texts,
      (text) => Number.parseInt(text, 10),
      (shard, own) =>
        call(
          shard.expiry.group(this.#group),
          own.map((text) => text.slice(text.indexOf(':') + 1)),
        ),
    );
    return texts.map((_, place) => results[place] ?? 'absent');
  }
}
