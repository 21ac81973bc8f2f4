import { formatDurationShort } from '../../clock/duration-format.ts';
import { formatRate, formatShare } from '../../numbers/quantity.ts';
import { wholeNumber } from '../../numbers/whole-number.ts';
import { toSegment } from '../sets/set-address.ts';
import type { OverviewData } from './queries/use-overview.ts';

export type Concern = OverviewData['concerns'][number];

/** A page, or that of the very thing. */
type Place =
  | { readonly to: '/servers' | '/invitations' | '/limits' }
  | {
      readonly to: '/invitations/$name' | '/limits/$name';
      readonly params: { readonly name: string };
    };

interface ConcernWords {
  readonly text: string;
  /** What to do about it. */
  readonly advice: string;
  readonly place: Place;
  /** Of the link to that place. */
  readonly label: string;
}

/** To what a concern names, or to all of its kind where it names none. */
function leadTo(page: '/invitations' | '/limits', label: string, subject: string | null) {
  if (subject === null) return { place: { to: page }, label };
  const to = `${page}/$name` as const;
  return { place: { to, params: { name: toSegment(subject) } }, label: `Open ${subject}` };
}

/** What a concern is, what to do about it, and where. */
export function concernWords({ kind, subject, ...figures }: Concern): ConcernWords {
  const { share, lagMs, count, perSecond } = figures;
  switch (kind) {
    case 'SWEEP_LAG':
      return {
        text: `Expired members were ended ${formatDurationShort(lagMs ?? 0)} late.`,
        advice: 'Reads are not affected, but events and memory are. Look at the load of the hosts.',
        place: { to: '/servers' },
        label: 'Servers',
      };
    case 'INVITATION_SPACE_FILLS':
      return {
        text: `The codes of ${subject ?? 'a space'} are ${formatShare(share ?? 0)} in use.`,
        advice: 'Shorten their time to live, or begin a space of longer codes.',
        ...leadTo('/invitations', 'Invitations', subject),
      };
    case 'REDIS_MEMORY':
      return {
        text: `Redis uses ${formatShare(share ?? 0)} of the memory that it may.`,
        advice: 'Beyond that it refuses writes, or drops keys.',
        place: { to: '/servers' },
        label: 'Servers',
      };
    case 'REDIS_EVICTS':
      return {
        text: `Redis drops ${formatRate(perSecond ?? 0)} keys to make room.`,
        advice: 'Members and codes may be among them: give it memory, and set noeviction.',
        place: { to: '/servers' },
        label: 'Servers',
      };
    case 'LIMIT_POLICY_UNAVAILABLE':
      return {
        text: `${wholeNumber.format(count ?? 0)} calls of ${subject ?? 'a policy'} were not decided in the last minute.`,
        advice: 'Redis did not answer in time; its outage rule said what became of them.',
        ...leadTo('/limits', 'Rate limits', subject),
      };
  }
}
