import { MayflyError } from '@mayfly/core';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { toGlobalId } from '../../graphql/global-id.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { AuditEntry } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { RecordedEntry } from '../../auth/audit/entry.ts';
import type { Principal } from '../../auth/principal.ts';

const MAX_PAGE = 200;

/** Epoch ms and a sequence number, both of at most 64 bits. */
const ID = /^[1-9]\d{0,18}-\d{1,19}$/;

const SECTION_OF = { ITEMS: 'items', ACCESS: 'access', ADMINISTRATION: 'administration' } as const;
const NAME_OF = { items: 'ITEMS', access: 'ACCESS', administration: 'ADMINISTRATION' } as const;

export const auditResolvers: Resolvers = {
  Query: {
    auditEntries: async (_parent, { first, after, filter }, { access, mayfly }) => {
      const cursors = new ListCursors('audit', filter);
      const start = cursors.take(after);
      const id = start === undefined ? null : idIn(start);
      const [page, now] = await Promise.all([
        access.audit.page(checkFirst(first), id, {
          section: filter?.section == null ? undefined : SECTION_OF[filter.section],
          actor: filter?.actor ?? undefined,
          action: filter?.action ?? undefined,
          target: filter?.target ?? undefined,
          outcome: filter?.outcome ?? undefined,
          failed: filter?.failed ?? undefined,
          since: filter?.since?.getTime(),
        }),
        mayfly.now(),
      ]);
      const edges = page.entries.map((entry) => ({
        cursor: cursors.give(toCursor(entry.id)),
        node: toEntry(entry),
      }));
      return {
        edges,
        pageInfo: toPageInfo(edges, {
          hasNext: page.next !== null,
          hasPrevious: id !== null,
          // The last entry that was scanned, which may not match the filter.
          endCursor: page.next === null ? undefined : cursors.give(toCursor(page.next)),
        }),
        scannedCount: page.scannedCount,
        now: new Date(now),
      };
    },
  },
};

function toEntry({ section, at, actor, ...entry }: RecordedEntry): AuditEntry {
  return {
    ...entry,
    section: NAME_OF[section],
    at: new Date(at),
    actor: actor?.name ?? null,
    actorId: actor && actorId(actor),
    kind: actor && (actor.kind === 'session' ? 'SESSION' : 'TOKEN'),
  };
}

/** The global id of the caller. Configured tokens have a colon in their ids, others are digests. */
function actorId({ id, kind }: Pick<Principal, 'id' | 'kind'>): string {
  if (kind === 'session') return toGlobalId('Session', id);
  return toGlobalId(id.includes(':') ? 'ConfiguredToken' : 'Token', id);
}

function checkFirst(first: number): number {
  if (first >= 1 && first <= MAX_PAGE) return first;
  throw new MayflyError('INVALID_PAGE', `first must be 1 to ${MAX_PAGE}`, { field: 'first' });
}

function toCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function idIn(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (ID.test(id)) return id;
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor of this list', {
    field: 'after',
  });
}
