import type { CatalogueEntry, CataloguePage } from '@mayfly/core';
import { decodeNameCursor, encodeNameCursor } from './name-cursor.ts';
import { toPageInfo } from './page-info.ts';

interface PageArgs {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A connection over what core keeps in a catalogue. `kind` tells its cursors from others. */
export async function catalogueConnection<Settings>(
  kind: string,
  { first, after }: PageArgs,
  list: (page: { first: number; after: string | undefined }) => Promise<CataloguePage<Settings>>,
) {
  const page = await list({
    first,
    after: after == null ? undefined : decodeNameCursor(kind, after),
  });
  const edges = page.entries.map((node: CatalogueEntry<Settings>) => ({
    cursor: encodeNameCursor(kind, node.name),
    node,
  }));
  return {
    edges,
    pageInfo: toPageInfo(edges, { hasNext: page.hasNext, hasPrevious: after != null }),
    totalCount: page.totalCount,
    now: new Date(page.now),
  };
}
