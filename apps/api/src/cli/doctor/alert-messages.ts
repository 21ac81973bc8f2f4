import { REDIS_MESSAGES } from '../../redis/health-log.ts';
import type { DiagnosisQuery } from '../documents.generated.ts';

type Alert = DiagnosisQuery['overview']['alerts'][number];

/** The problem, then what to change. */
type Message = readonly [problem: string, advice?: string];

const redisMessages = Object.entries(REDIS_MESSAGES).map(([kind, text]) => [kind, [text]] as const);

const OTHER_MESSAGES: Readonly<
  Record<Exclude<Alert['kind'], keyof typeof REDIS_MESSAGES>, Message>
> = {
  REDIS_EVICTS: [
    'Redis evicts keys, which may be live members and limits',
    'Raise maxmemory, and set maxmemory-policy noeviction.',
  ],
  SWEEP_LAG: [
    'Expired members wait for a sweeper, and their events are late',
    'Check the logs and the load of the servers and of Redis.',
  ],
  INVITATION_SPACE_FILLS: [
    'The codes of a space are nearly all in use',
    'Shorten their time to live, or create a space with longer codes.',
  ],
  LIMIT_POLICY_UNAVAILABLE: [
    'Redis did not decide calls of a policy in the last minute, so its outage rule applied',
    'Check the load of Redis and the network.',
  ],
  WEBHOOK_FAILS: ['Deliveries of a webhook failed', 'Check its receiver.'],
  WEBHOOK_PAUSED: [
    'The server paused a webhook whose deliveries failed',
    'Fix its receiver, then resume it.',
  ],
};

const MESSAGES = new Map<string, Message>([...redisMessages, ...Object.entries(OTHER_MESSAGES)]);

/** An alert of the server in words, with its figures. A later server can have kinds that this version does not know. */
export function describeAlert({ kind, subject, share, count, lagMs, perSecond }: Alert): string {
  const figures = [
    subject,
    share == null ? null : `${Math.round(share * 100)} %`,
    count,
    lagMs == null ? null : `${Math.round(lagMs / 1000)} s`,
    perSecond == null ? null : `${perSecond} per second`,
  ].filter((figure) => figure != null);
  const [problem, advice] = MESSAGES.get(kind) ?? [`The server reports the alert ${kind}`];
  const end = figures.length > 0 ? ` (${figures.join(', ')})` : '';
  return `${problem}${end}.${advice === undefined ? '' : ` ${advice}`}`;
}
