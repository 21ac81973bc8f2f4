import type { FeedPosition } from './feed-cursor.ts';
import type { FeedReading } from './merge-streams.ts';

/** The streams of the changes of a set. */
export interface FeedSource {
  readonly set: string;
  readonly strategy: string;
  /** Returns whether the feed was closed before. `kept`: the number of changes to keep. */
  open(kept: number): Promise<boolean>;
  /** Returns whether the feed was open before. */
  close(): Promise<boolean>;
  /**
   * The changes after a position, or only the end of the feed without a position. `changed`: details of notifications,
   * to read only those streams.
   */
  read(after?: FeedPosition, changed?: ReadonlySet<string>): Promise<FeedReading>;
}
