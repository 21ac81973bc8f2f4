import type { PageInfo } from './types.generated.ts';

interface Sides {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Where the page goes on, if that is not at its last entry. */
  readonly endCursor?: string | null | undefined;
}

/** What a connection says of its page, whose entries are in order. */
export function toPageInfo(
  entries: readonly { readonly cursor: string }[],
  { hasNext, hasPrevious, endCursor = entries.at(-1)?.cursor ?? null }: Sides,
): PageInfo {
  return {
    startCursor: entries.at(0)?.cursor ?? null,
    endCursor,
    hasNextPage: hasNext,
    hasPreviousPage: hasPrevious,
  };
}
