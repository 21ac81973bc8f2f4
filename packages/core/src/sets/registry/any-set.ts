import type { BucketSet } from '../strategies/buckets/bucket-set.ts';
import type { CompactSet } from '../strategies/compact/compact-set.ts';
import type { KeySet } from '../strategies/keys/key-set.ts';
import type { NativeSet } from '../strategies/native/native-set.ts';
import type { ShardedSet } from '../strategies/sharded/sharded-set.ts';
import type { SortedSet } from '../strategies/sorted/sorted-set.ts';
import type { Serializer } from '../strategies/window/serializer.ts';
import type { WindowSet } from '../strategies/window/window-set.ts';

/**
 * A set of any strategy; `strategy` distinguishes them. Its members are text. Those of a window are the encoded
 * text of its elements: JSON, unless another serializer wrote it.
 */
export type AnySet =
  | SortedSet
  | WindowSet<string>
  | KeySet
  | BucketSet
  | CompactSet
  | NativeSet
  | ShardedSet;

/** The elements of a window as stored, with any serializer. */
export const STORED_TEXT: Serializer<string> = {
  encode: (text) => text,
  decode: (text) => text,
};
