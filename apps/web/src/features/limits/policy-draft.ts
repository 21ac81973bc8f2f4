import { formatDuration } from '../../shared/clock/duration-format.ts';
import { changedFields } from '../../shared/forms/changed-fields.ts';
import type { LimitSettings, PolicySettings } from './policy-settings.ts';

/** The input of one limit. */
export interface LimitDraft {
  /** Identifies the row. */
  readonly id: number;
  readonly name: string;
  readonly algorithm: LimitSettings['algorithm'];
  readonly limit: string;
  readonly window: string;
  /** For GCRA; empty: `limit`. */
  readonly burst: string;
  readonly large: boolean;
}

/** The input of the form. */
export interface PolicyDraft {
  readonly description: string;
  readonly limits: readonly LimitDraft[];
  readonly shadow: boolean;
  readonly countDenied: boolean;
  readonly blocks: boolean;
  readonly after: string;
  readonly within: string;
  readonly block: string;
  readonly factor: string;
  readonly longest: string;
  readonly outage: PolicySettings['outage']['policy'];
  readonly localShare: string;
  readonly localKeys: string;
  readonly answerWithin: string;
  readonly failures: string;
  readonly pause: string;
}

export const MAX_LIMITS = 8;

export function newLimit(id: number): LimitDraft {
  return { id, name: '', algorithm: 'LOG', limit: '10', window: '1m', burst: '', large: false };
}

export function emptyDraft(): PolicyDraft {
  return {
    description: '',
    limits: [newLimit(0)],
    shadow: false,
    countDenied: false,
    blocks: false,
    after: '10',
    within: '1 m',
    block: '10 m',
    factor: '2',
    longest: '1 d',
    outage: 'CLOSED',
    localShare: '0.5',
    localKeys: '10000',
    answerWithin: '50 ms',
    failures: '5',
    pause: '1 s',
  };
}

export function toDraft(settings: PolicySettings): PolicyDraft {
  const { description, limits, shadow, countDenied, escalation, outage } = settings;
  const empty = emptyDraft();
  return {
    ...empty,
    description,
    shadow,
    countDenied,
    limits: limits.map(({ windowMs, limit, burst, ...rest }, id) => ({
      ...rest,
      id,
      limit: String(limit),
      window: formatDuration(windowMs),
      burst: burst === null ? '' : String(burst),
    })),
    ...(escalation && {
      blocks: true,
      after: String(escalation.after),
      within: formatDuration(escalation.withinMs),
      block: formatDuration(escalation.blockMs),
      factor: String(escalation.factor),
      longest: formatDuration(escalation.maxMs),
    }),
    outage: outage.policy,
    localShare: String(outage.localShare ?? empty.localShare),
    localKeys: String(outage.localKeys ?? empty.localKeys),
    answerWithin: formatDuration(outage.answerWithinMs),
    failures: String(outage.failures),
    pause: formatDuration(outage.pauseMs),
  };
}

/** My changed fields on top of another user's version. */
export function mergeDrafts(
  base: PolicyDraft,
  mine: PolicyDraft,
  theirs: PolicyDraft,
): PolicyDraft {
  return { ...theirs, ...changedFields(base, mine) };
}
