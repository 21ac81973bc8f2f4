import type { SetWindowQuery } from './documents.generated.ts';
import { isLive, nextExpiry } from '../../clock/liveness.ts';
import { compareMembers, type Member } from './member.ts';

/** One page of members, with the figures of the set at the time when it was read. */
export type SetPage = SetWindowQuery['expiringSet'];

/** What was last read of a set. */
export interface SetReading {
  readonly defaultTtlMs: number;
  readonly count: number;
  readonly nextExpiresAt: number | null;
  /** The server's time when `count` and `nextExpiresAt` were read. */
  readonly readAt: number;
  readonly members: readonly Member[];
}

const PAGE_SIZE = 100;
/** The most that the API gives at once. */
const LARGE_PAGE_SIZE = 500;
/** Above this many expiries a second, a page of the usual size is gone before the next poll or two. */
const FAST_A_SECOND = 30;

/** How many members to read at once, by how fast those of the page before were to expire. */
export function pageSizeAfter(page: SetPage | undefined): number {
  const edges = page?.members.edges ?? [];
  const lastExpiry = edges.at(-1)?.node.expiresAt;
  if (page === undefined || lastExpiry == null) return PAGE_SIZE;
  const seconds = (Date.parse(lastExpiry) - Date.parse(page.now)) / 1000;
  return edges.length > FAST_A_SECOND * seconds ? LARGE_PAGE_SIZE : PAGE_SIZE;
}

/** Fewer rows than these, or none that lasts this long, and the window wants to be read again. */
const FEW_ROWS = 50;
const SOON_MS = 2_000;

/** Whether expiry is about to use up what was loaded, however little anybody scrolled. */
export function runsDry(live: readonly Member[], now: number): boolean {
  const last = live.at(-1)?.expiresAt;
  return live.length < FEW_ROWS || (last != null && last - now < SOON_MS);
}

const toMoment = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/**
 * The members of several pages as one list. Pages are read one after the other, so a member that
 * was extended in between may be on two of them; the later reading counts.
 */
function flattenPages(pages: readonly SetPage[]): readonly Member[] {
  const byName = new Map<string, { member: Member; readAt: string }>();
  for (const { now, members } of pages) {
    for (const { node } of members.edges) {
      const known = byName.get(node.member);
      if (known && known.readAt > now) continue;
      const { member, value, expiresAt } = node;
      byName.set(member, {
        member: { member, value, expiresAt: toMoment(expiresAt) },
        readAt: now,
      });
    }
  }
  return [...byName.values()].map(({ member }) => member).sort(compareMembers);
}

/** Puts the pages of a window together; the figures are those of the page that was read last. */
export function readPages(pages: readonly SetPage[]): SetReading | undefined {
  const [latest] = pages.toSorted((a, b) => Date.parse(b.now) - Date.parse(a.now));
  if (latest === undefined) return undefined;
  return {
    defaultTtlMs: latest.defaultTtlMs,
    count: latest.count,
    nextExpiresAt: toMoment(latest.nextExpiresAt),
    readAt: Date.parse(latest.now),
    members: flattenPages(pages),
  };
}

/** The figures of a set at this moment. */
export interface LiveFigures {
  readonly count: number;
  readonly nextExpiresAt: number | null;
}

/**
 * What was last read, less the members that have expired since: the figures follow at the very
 * moment when a row vanishes, and need no request for it.
 */
export function liveFigures(
  reading: SetReading,
  members: readonly Member[],
  now: number,
): LiveFigures {
  const gone = members.filter((member) => isLive(member, reading.readAt) && !isLive(member, now));
  return {
    count: Math.max(0, reading.count - gone.length),
    nextExpiresAt: nextExpiry([{ expiresAt: reading.nextExpiresAt }, ...members], now),
  };
}
