import { MayflyError } from '@mayfly/core';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { AuditEntry, Resolvers } from '../../graphql/resolvers.generated.ts';
import type { RecordedEntry } from './audit-log.ts';

const MOST_ON_PAGE = 200;

export const auditResolvers: Resolvers = {
  Query: {
    auditEntries: async (_parent, { first, after, filter }, { access, mayfly }) => {
      const position = after == null ? null : toPosition(after);
      const [page, now] = await Promise.all([
        access.audit.page(checkFirst(first), position, {
          actor: filter?.actor ?? undefined,
          action: filter?.action ?? undefined,
          target: filter?.target ?? undefined,
          outcome: filter?.outcome ?? undefined,
          failed: filter?.failed ?? undefined,
        }),
        mayfly.now(),
      ]);
      const edges = page.entries.map((entry) => ({
        cursor: toCursor(entry.id),
        node: toEntry(entry),
      }));
      return {
        edges,
        pageInfo: toPageInfo(edges, {
          hasNext: page.next !== null,
          hasPrevious: position !== null,
          // Where the search ended, which need not be an entry that fits.
          endCursor: page.next === null ? undefined : toCursor(page.next),
        }),
        scannedCount: page.scannedCount,
        now: new Date(now),
      };
    },
  },
};

function toEntry({ at, actor, ...entry }: RecordedEntry): AuditEntry {
  return {
    ...entry,
    at: new Date(at),
    actor: actor?.name ?? null,
    actorId: actor?.id ?? null,
    kind: actor && (actor.kind === 'session' ? 'SESSION' : 'TOKEN'),
  };
}

function checkFirst(first: number): number {
  if (first >= 1 && first <= MOST_ON_PAGE) return first;
  throw new MayflyError('INVALID_PAGE', `first is 1 to ${MOST_ON_PAGE}`, { field: 'first' });
}

function toCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** The id of an entry of a stream: two numbers of at most 64 bits. */
function toPosition(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{1,19}-\d{1,19}$/.test(id)) return id;
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor of this list', {
    field: 'after',
  });
}
