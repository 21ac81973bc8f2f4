import { decodeNameCursor, encodeNameCursor } from './name-cursor.ts';
import { toPageInfo } from './page-info.ts';

export const CREATE_STATUSES = { created: 'CREATED', exists: 'EXISTS' } as const;

interface Named {
  readonly name: string;
}

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly hasNext: boolean;
  readonly totalCount: number;
  readonly now: number;
}

interface Entry<Settings> extends Named {
  readonly settings: Settings;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Named settings as resolvers see them: the settings are also fields of the node. */
export type SettingsNode<Settings> = Settings &
  Omit<Entry<Settings>, 'createdAt'> & { readonly createdAt: Date };

export function toNode<Settings>({
  name,
  settings,
  createdAt,
}: Entry<Settings>): SettingsNode<Settings> {
  return { ...settings, name, settings, createdAt: new Date(createdAt) };
}

/** A connection over entries by name. Cursors of different kinds are not compatible. */
export async function nameConnection<Entry extends Named, Node>(
  kind: string,
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  list: (page: { first: number; after: string | undefined }) => Promise<Page<Entry>>,
  toNode: (entry: Entry) => Node,
) {
  const from = after == null ? undefined : decodeNameCursor(kind, after);
  const { entries, hasNext, totalCount, now } = await list({ first, after: from });
  const edges = entries.map((entry) => ({
    cursor: encodeNameCursor(kind, entry.name),
    node: toNode(entry),
  }));
  const pageInfo = toPageInfo(edges, { hasNext, hasPrevious: after != null });
  return { edges, pageInfo, totalCount, now: new Date(now) };
}
