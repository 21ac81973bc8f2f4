import { formatDurationShort } from '../../shared/clock/duration-format.ts';
import { formatRate, formatShare } from '../../shared/numbers/quantity.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { OverviewData } from './queries/use-overview.ts';

export type Alert = OverviewData['alerts'][number];

type Place =
  | { readonly to: '/sets' | '/servers' | '/invitations' | '/limits' | '/webhooks' }
  | {
      readonly to: '/invitations/$name' | '/limits/$name' | '/webhooks/$name';
      readonly params: { readonly name: string };
    };

interface AlertText {
  /** The problem. */
  readonly text: string;
  /** The consequence, and what to do. */
  readonly advice: string;
  /** Where to fix it. */
  readonly place: Place;
  /** The label of the link to that place. */
  readonly label: string;
}

const SERVERS = { place: { to: '/servers' }, label: 'Servers' } as const;

/** The page of the alert's subject, or the list if it has no subject. */
function leadTo(
  page: '/invitations' | '/limits' | '/webhooks',
  label: string,
  subject: string | null,
) {
  if (subject === null) return { place: { to: page }, label };
  const to = `${page}/$name` as const;
  return { place: { to, params: { name: subject } }, label: `Open ${subject}` };
}

/** The text of an alert, and its link. */
export function alertText({ kind, subject, ...figures }: Alert): AlertText {
  const { share, lagMs, count, perSecond } = figures;
  switch (kind) {
    case 'REDIS_UNAVAILABLE':
      return {
        text: 'Redis does not answer.',
        advice: 'Mayfly cannot read or store. Check that Redis runs.',
        ...SERVERS,
      };
    case 'REDIS_FULL':
      return {
        text: 'Redis is full.',
        advice:
          'Mayfly stores nothing new until memory is free. Remove members or raise maxmemory.',
        place: { to: '/sets' },
        label: 'Sets',
      };
    case 'REDIS_READ_ONLY':
      return {
        text: 'Redis is a read-only replica.',
        advice: 'Mayfly stores nothing. Set REDIS_URL to the primary.',
        ...SERVERS,
      };
    case 'REDIS_LACKS_REPLICAS':
      return {
        text: 'Redis has too few replicas.',
        advice: 'Mayfly stores nothing. Start replicas, or lower min-replicas-to-write.',
        ...SERVERS,
      };
    case 'REDIS_CANNOT_SAVE':
      return {
        text: 'Redis cannot save its data.',
        advice: 'Mayfly stores nothing. Check the disk and log of Redis.',
        ...SERVERS,
      };
    case 'REDIS_FAILED':
      return {
        text: 'Redis rejects Mayfly’s scripts.',
        advice: 'Mayfly stores nothing. Check the permissions of its user.',
        ...SERVERS,
      };
    case 'REDIS_VERSION':
      return {
        text: `Redis ${subject ?? ''} is not supported.`,
        advice: 'Mayfly needs Redis 7.0 or later. Upgrade Redis.',
        ...SERVERS,
      };
    case 'REDIS_EVICTION_POLICY':
      return {
        text: 'Redis may evict live members and limits.',
        advice: `Its maxmemory-policy is ${subject ?? 'not noeviction'}. Set it to noeviction.`,
        ...SERVERS,
      };
    case 'REDIS_MEMORY':
      return {
        text: `Redis uses ${formatShare(share ?? 0)} of its memory limit.`,
        advice: 'At the limit it is full or evicts keys. Remove members or raise maxmemory.',
        ...SERVERS,
      };
    case 'REDIS_EVICTS':
      return {
        text: `Redis evicts ${formatRate(perSecond ?? 0)} keys.`,
        advice:
          'They may be live members and limits. Raise maxmemory, and set maxmemory-policy to noeviction.',
        ...SERVERS,
      };
    case 'SWEEP_LAG':
      return {
        text: `Expired members are removed ${formatDurationShort(lagMs ?? 0)} late.`,
        advice: 'Their events are late too. Check the load of the servers.',
        ...SERVERS,
      };
    case 'INVITATION_SPACE_FILLS':
      return {
        text: `The codes of ${subject ?? 'a space'} are ${formatShare(share ?? 0)} in use.`,
        advice: 'Shorten their time to live, or create a space with longer codes.',
        ...leadTo('/invitations', 'Invitations', subject),
      };
    case 'LIMIT_POLICY_UNAVAILABLE':
      return {
        text: `${wholeNumber.format(count ?? 0)} calls of ${subject ?? 'a policy'} were not decided in the last minute.`,
        advice: 'Redis did not answer or refused to count. The outage rule of the policy applied.',
        ...leadTo('/limits', 'Rate limits', subject),
      };
    case 'WEBHOOK_FAILS':
      return {
        text: `${wholeNumber.format(count ?? 0)} deliveries of ${subject ?? 'a webhook'} failed.`,
        advice: 'Check the receiver.',
        ...leadTo('/webhooks', 'Webhooks', subject),
      };
    case 'WEBHOOK_PAUSED':
      return {
        text: `Mayfly paused ${subject ?? 'a webhook'}.`,
        advice: 'Fix its receiver, then resume it.',
        ...leadTo('/webhooks', 'Webhooks', subject),
      };
  }
}
