import { formatDuration } from '../../clock/duration-format.ts';
import { parseDuration } from '../../clock/parse-duration.ts';
import { countProblem, parseCount } from '../../components/CountField.tsx';
import { durationProblem } from '../../components/DurationField.tsx';
import type { LimitSettings, PolicySettings } from './policy-settings.ts';

/** A limit as it is typed. */
export interface LimitDraft {
  /** Tells rows apart that come and go. */
  readonly id: number;
  readonly name: string;
  readonly algorithm: LimitSettings['algorithm'];
  readonly limit: string;
  readonly window: string;
  /** Of GCRA; empty for as much as `limit`. */
  readonly burst: string;
  readonly large: boolean;
}

/** A policy as it is typed. */
export interface PolicyDraft {
  readonly name: string;
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

export const MOST_LIMITS = 8;
const MOST_COUNTED = 1_000_000_000;
const LOGGED = 300;
const LOGGED_LARGE = 10_000;

export function newLimit(id: number): LimitDraft {
  return { id, name: '', algorithm: 'LOG', limit: '10', window: '1m', burst: '', large: false };
}

export function emptyDraft(): PolicyDraft {
  return {
    name: '',
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

/** A policy as one would have typed it. */
export function toDraft(name: string, settings: PolicySettings): PolicyDraft {
  const { description, limits, shadow, countDenied, escalation, outage } = settings;
  const empty = emptyDraft();
  return {
    ...empty,
    name,
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

/** What was typed on top of what somebody else has saved: fields that were left alone are theirs. */
export function mergeDrafts(
  base: PolicyDraft,
  mine: PolicyDraft,
  theirs: PolicyDraft,
): PolicyDraft {
  const { limits } = mine;
  const touched = Object.entries(mine).filter(
    ([field, value]) => field !== 'limits' && value !== Reflect.get(base, field),
  );
  const sameLimits = JSON.stringify(limits) === JSON.stringify(base.limits);
  return {
    ...theirs,
    ...Object.fromEntries(touched),
    limits: sameLimits ? theirs.limits : limits,
  };
}

/** What is wrong, by the paths that the API has for its fields. */
export type DraftProblems = Readonly<Record<string, string | undefined>>;

type Read =
  | { readonly ok: true; readonly settings: PolicySettings }
  | { readonly ok: false; readonly problems: DraftProblems };

/** Takes a draft for what it says, or tells all that is wrong with it. */
export function readDraft(draft: PolicyDraft): Read {
  const problems: Record<string, string> = {};
  const count = (field: string, text: string, least: number, most: number) => {
    const problem = countProblem(text, { least, most });
    if (problem !== undefined) problems[field] = problem;
    return parseCount(text, { least, most }) ?? least;
  };
  const duration = (field: string, text: string, most?: number) => {
    const parsed = parseDuration(text);
    const problem =
      durationProblem(text) ??
      (parsed.ok && most !== undefined && parsed.ms > most
        ? `At most ${formatDuration(most)}.`
        : undefined);
    if (problem !== undefined) problems[field] = problem;
    return parsed.ok ? parsed.ms : 1;
  };
  const decimal = (
    field: string,
    text: string,
    isGood: (value: number) => boolean,
    say: string,
  ) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!isGood(value)) problems[field] = say;
    return value;
  };

  const limits = draft.limits.map((limit, index): LimitSettings => {
    const field = `limits[${index}]`;
    const { algorithm, large } = limit;
    const most = algorithm !== 'LOG' ? MOST_COUNTED : large ? LOGGED_LARGE : LOGGED;
    const many = count(`${field}.limit`, limit.limit, 1, most);
    const windowMs = duration(`${field}.windowMs`, limit.window);
    const bursts = algorithm === 'GCRA';
    return {
      name: limit.name.trim() === '' ? `${many}/${windowMs}` : limit.name.trim(),
      algorithm,
      limit: many,
      windowMs,
      burst: !bursts
        ? null
        : limit.burst.trim() === ''
          ? many
          : count(`${field}.burst`, limit.burst, 1, MOST_COUNTED),
      large: algorithm === 'LOG' && large,
    };
  });
  for (const [index, { name }] of limits.entries()) {
    if (limits.findIndex((other) => other.name === name) !== index) {
      problems[`limits[${index}].name`] = 'Another limit has this name.';
    }
  }
  const blockMs = draft.blocks ? duration('escalation.blockMs', draft.block) : 0;
  const escalation = draft.blocks
    ? {
        after: count('escalation.after', draft.after, 1, 1_000_000),
        withinMs: duration('escalation.withinMs', draft.within),
        blockMs,
        factor: decimal(
          'escalation.factor',
          draft.factor,
          (factor) => factor >= 1 && factor <= 100,
          'A number from 1 to 100.',
        ),
        maxMs: duration('escalation.maxMs', draft.longest),
      }
    : null;
  if (escalation && escalation.maxMs < blockMs) {
    problems['escalation.maxMs'] ??= 'Not shorter than the first block.';
  }
  const local = draft.outage === 'LOCAL';
  const outage = {
    policy: draft.outage,
    answerWithinMs: duration('outage.answerWithinMs', draft.answerWithin, 10_000),
    failures: count('outage.failures', draft.failures, 1, 1000),
    pauseMs: duration('outage.pauseMs', draft.pause, 60_000),
    localShare: local
      ? decimal(
          'outage.localShare',
          draft.localShare,
          (share) => share > 0 && share <= 1,
          'A number above 0, at most 1.',
        )
      : null,
    localKeys: local ? count('outage.localKeys', draft.localKeys, 1, 1_000_000) : null,
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { description, shadow, countDenied } = draft;
  return {
    ok: true,
    settings: { description, limits, shadow, countDenied, escalation, outage },
  };
}
