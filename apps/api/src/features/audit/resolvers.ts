import { MayflyError } from '@mayfly/core';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { AuditEntry } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { RecordedEntry } from '../../auth/audit/entry.ts';
import { fromText, toText, type Position } from '../../auth/audit/sections.ts';

const MOST_ON_PAGE = 200;

const SECTION_OF = { ITEMS: 'items', ACCESS: 'access', ADMINISTRATION: 'administration' } as const;
const NAME_OF = { items: 'ITEMS', access: 'ACCESS', administration: 'ADMINISTRATION' } as const;

export const auditResolvers: Resolvers = {
  Query: {
    auditEntries: async (_parent, { first, after, filter }, { access, mayfly }) => {
      const position = after == null ? null : toPosition(after);
      const [page, now] = await Promise.all([
        access.audit.page(checkFirst(first), position, {
          section: filter?.section == null ? undefined : SECTION_OF[filter.section],
          actor: filter?.actor ?? undefined,
          action: filter?.action ?? undefined,
          target: filter?.target ?? undefined,
          outcome: filter?.outcome ?? undefined,
          failed: filter?.failed ?? undefined,
        }),
        mayfly.now(),
      ]);
      const edges = page.entries.map((entry) => ({
        cursor: toCursor(entry.position),
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

function toEntry({ section, at, actor, ...entry }: RecordedEntry): AuditEntry {
  return {
    ...entry,
    section: NAME_OF[section],
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

function toCursor(position: Position): string {
  return Buffer.from(toText(position)).toString('base64url');
}

function toPosition(cursor: string): Position {
  const position = fromText(Buffer.from(cursor, 'base64url').toString());
  if (position !== null) return position;
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor of this list', {
    field: 'after',
  });
}
