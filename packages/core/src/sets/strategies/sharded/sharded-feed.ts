import { CONSTRAINTS } from '../../../constraints.ts';
import type { FeedPosition } from '../../../feed/feed-cursor.ts';
import type { FeedSource } from '../../../feed/feed-source.ts';
import { mergeStreams, type FeedReading } from '../../../feed/merge-streams.ts';
import type { StreamReading } from '../../../feed/read-stream.ts';
import { SetFeed, type SetFeedContext } from '../../../feed/set-feed.ts';
import type { JsonValue } from '../../../input.ts';
import { defineScript } from '../../../redis/script.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { Layout } from './layouts.ts';
import { Replaced, type ShardCalls } from './shard-calls.ts';

const keepScript = defineScript(new URL('./keep-feed.lua', import.meta.url));

/** The changes of a sharded set: one stream for each shard. The feed is open if that of every shard is. */
export class ShardedFeed<Value extends JsonValue> implements FeedSource {
  readonly strategy = 'sharded';
  readonly set: string;
  readonly #context: SetFeedContext;
  readonly #calls: ShardCalls<Value>;

  constructor(context: SetFeedContext, calls: ShardCalls<Value>, set: string) {
    this.#context = context;
    this.#calls = calls;
    this.set = set;
  }

  async open(kept: number): Promise<boolean> {
    const opened = await this.#calls.byLayout(async (layout) => {
      const share = shareOfFeed(kept, layout.shards.length);
      const opening = await this.#calls.toEach(layout, (shard) => this.#feedOf(shard).open(share));
      await this.#keep(layout, share);
      return opening;
    });
    return opened.includes(true);
  }

  async close(): Promise<boolean> {
    const closed = await this.#calls.byLayout(async (layout) => {
      await this.#keep(layout, '');
      return this.#calls.toEach(layout, (shard) => this.#feedOf(shard).close());
    });
    return closed.includes(true);
  }

  read(after?: FeedPosition, changed?: ReadonlySet<string>): Promise<FeedReading> {
    return this.#calls.byLayout((layout) => {
      const { shards } = layout;
      const noted = shards.flatMap(({ name }, index) =>
        changed?.has(name.slice(this.set.length + 1)) === true ? [index] : [],
      );
      const only = noted.length > 0 ? { only: noted } : {};
      return mergeStreams({ count: shards.length, after, ...only }, (index, ...request) =>
        this.#calls.toShard(layout, index, async (shard) =>
          untilClear(await this.#feedOf(shard).readStream(...request)),
        ),
      );
    });
  }

  #feedOf({ name }: SortedSet<Value>): SetFeed {
    return new SetFeed(this.#context, name);
  }

  /** Throws `Replaced`. */
  async #keep({ incarnation }: Layout<Value>, share: number | ''): Promise<void> {
    const { session, keys } = this.#context;
    const reply = await session.run(keepScript, [keys.set(this.set).meta], [share, incarnation]);
    if (!reply.flag()) throw new Replaced();
  }
}

/** The number of changes that each shard keeps. Hashes spread the members evenly. */
export function shareOfFeed(kept: number, shards: number): number {
  return Math.max(CONSTRAINTS.eventsKeptAtLeast, Math.ceil(kept / shards));
}

/** The changes before the first clear. It removes the members of one shard, so it is a gap in the feed of the set. */
function untilClear(reading: StreamReading): StreamReading {
  const isClear = ({ changes }: StreamReading['entries'][number]) =>
    changes.some(({ kind }) => kind === 'cleared');
  const at = reading.entries.findIndex(isClear);
  const last = reading.entries[Math.max(0, at - 1)];
  if (at === -1 || last === undefined) return reading;
  return {
    ...reading,
    isWhole: at > 0,
    entries: reading.entries.slice(0, at),
    end: { createdAt: reading.end.createdAt, entry: last.id },
    hasMore: true,
  };
}
