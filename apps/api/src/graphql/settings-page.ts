import type { SettingsEntry, SettingsPage } from '@mayfly/core';
import { decodeNameCursor, encodeNameCursor } from './name-cursor.ts';
import { toPageInfo } from './page-info.ts';

interface PageArgs {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A connection over named settings of core. `kind` tells its cursors from others. */
export async function settingsConnection<Settings>(
  kind: string,
  { first, after }: PageArgs,
  list: (page: { first: number; after: string | undefined }) => Promise<SettingsPage<Settings>>,
) {
  const page = await list({
    first,
    after: after == null ? undefined : decodeNameCursor(kind, after),
  });
  const edges = page.entries.map((node: SettingsEntry<Settings>) => ({
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
