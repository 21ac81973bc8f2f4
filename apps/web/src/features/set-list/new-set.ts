import { formatDuration } from '../../shared/clock/duration-format.ts';
import { parseDuration } from '../../shared/clock/parse-duration.ts';
import { parseCount } from '../../components/CountField.tsx';
import type { CreateExpiringSetInput, NewSetInput } from './documents.generated.ts';
import type { StrategyId } from './strategy-id.ts';

/** The draft of a new set. */
export interface SetDraft {
  readonly name: string;
  readonly kind: StrategyId;
  readonly ttl: string;
  readonly shards: string;
  readonly block: string;
}

export const NEW_SET: SetDraft = { name: '', kind: 'sorted', ttl: '5m', shards: '16', block: '1m' };

export const SHARDS = { least: 2, most: 256 } as const;
/** The minimum block width as a share of the time to live: a set has at most 128 live blocks. */
const MAX_BLOCKS = 127;

/** The error of a block width that is a valid duration; undefined if there is none. */
export function blockProblem({ ttl, block }: SetDraft): string | undefined {
  const ttlMs = parseDuration(ttl);
  const blockMs = parseDuration(block);
  if (!ttlMs.ok || !blockMs.ok) return undefined;
  if (blockMs.ms * MAX_BLOCKS >= ttlMs.ms) return undefined;
  return `Must be at least 1/${MAX_BLOCKS} of the time to live.`;
}

/** How long the members would live. */
export function lifetimeText({ kind, ttl, block }: SetDraft): string {
  const parsed = parseDuration(ttl);
  const span = parsed.ok ? formatDuration(parsed.ms) : 'the time to live';
  if (kind === 'window') return `Each member lives for ${span}.`;
  const width = parseDuration(block);
  const late =
    kind === 'buckets' && width.ok ? `, and up to ${formatDuration(width.ms)} longer` : '';
  return `A member lives for ${span}${late}, unless it is added with another time to live.`;
}

/** The API's input, or undefined while a value is missing or invalid. */
export function toNewSet(draft: SetDraft): CreateExpiringSetInput | undefined {
  const strategy = toStrategy(draft);
  return draft.name === '' || strategy === undefined ? undefined : { name: draft.name, strategy };
}

function toStrategy(draft: SetDraft): NewSetInput | undefined {
  const ttl = parseDuration(draft.ttl);
  if (!ttl.ok) return undefined;
  const defaultTtlMs = ttl.ms;
  switch (draft.kind) {
    case 'window':
      return { window: { windowMs: ttl.ms } };
    case 'sharded': {
      const shards = parseCount(draft.shards, SHARDS);
      return shards === undefined ? undefined : { sharded: { defaultTtlMs, shards } };
    }
    case 'buckets': {
      const block = parseDuration(draft.block);
      if (!block.ok || blockProblem(draft) !== undefined) return undefined;
      return { buckets: { defaultTtlMs, blockMs: block.ms } };
    }
    case 'sorted':
      return { sorted: { defaultTtlMs } };
    case 'compact':
      return { compact: { defaultTtlMs } };
    case 'native':
      return { native: { defaultTtlMs } };
    case 'keys':
      return { keys: { defaultTtlMs } };
  }
}
