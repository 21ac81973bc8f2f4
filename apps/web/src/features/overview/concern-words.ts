import type { LinkProps } from '@tanstack/react-router';
import { formatDurationShort } from '../../clock/duration-format.ts';
import { formatRate, formatShare } from '../servers/quantity.ts';
import type { OverviewData } from './queries/use-overview.ts';

export type Concern = OverviewData['concerns'][number];

interface ConcernWords {
  readonly text: string;
  /** What to do about it. */
  readonly advice: string;
  readonly link: { readonly to: NonNullable<LinkProps['to']>; readonly label: string };
}

const wholeNumber = new Intl.NumberFormat();

/** What a concern is, what to do about it, and where. */
export function concernWords({ kind, subject, ...figures }: Concern): ConcernWords {
  const { share, lagMs, count, perSecond } = figures;
  switch (kind) {
    case 'SWEEP_LAG':
      return {
        text: `Expired members were ended ${formatDurationShort(lagMs ?? 0)} late.`,
        advice: 'Reads are not affected, but events and memory are. Look at the load of the hosts.',
        link: { to: '/servers', label: 'Servers' },
      };
    case 'INVITATION_SPACE_FILLS':
      return {
        text: `The codes of ${subject ?? 'a space'} are ${formatShare(share ?? 0)} in use.`,
        advice: 'Shorten their time to live, or begin a space of longer codes.',
        link: { to: '/invitations', label: 'Invitations' },
      };
    case 'REDIS_MEMORY':
      return {
        text: `Redis uses ${formatShare(share ?? 0)} of the memory that it may.`,
        advice: 'Beyond that it refuses writes, or drops keys.',
        link: { to: '/servers', label: 'Servers' },
      };
    case 'REDIS_EVICTS':
      return {
        text: `Redis drops ${formatRate(perSecond ?? 0)} keys to make room.`,
        advice: 'Members and codes may be among them: give it memory, and set noeviction.',
        link: { to: '/servers', label: 'Servers' },
      };
    case 'LIMIT_POLICY_UNAVAILABLE':
      return {
        text: `${wholeNumber.format(count ?? 0)} calls of ${subject ?? 'a policy'} were not decided in the last minute.`,
        advice: 'Redis did not answer in time; its outage rule said what became of them.',
        link: { to: '/limits', label: 'Rate limits' },
      };
  }
}
