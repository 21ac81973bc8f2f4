import { formatDuration } from '../../shared/clock/duration-format.ts';
import { ALGORITHM_NAMES, limitLabel } from './limit-labels.ts';
import type { PolicySettings } from './policy-settings.ts';

/** One thing about a policy that is not as it was. Null: there was, or is, nothing of the kind. */
interface PolicyChange {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function escalationWords(escalation: PolicySettings['escalation']): string {
  if (escalation === null) return 'none';
  const { after, withinMs, blockMs, factor, maxMs } = escalation;
  const first = `${after} denials within ${formatDuration(withinMs)} block a key for ${formatDuration(blockMs)}`;
  return factor === 1
    ? first
    : `${first}, each next time ${factor} times as long, up to ${formatDuration(maxMs)}`;
}

const OUTAGE: Readonly<Record<PolicySettings['outage']['policy'], string>> = {
  CLOSED: 'calls are denied',
  OPEN: 'calls pass',
  LOCAL: 'each process decides by a share of each limit',
};

export function outageWords(outage: PolicySettings['outage']): string {
  const { policy, answerWithinMs, failures, pauseMs, localShare, localKeys } = outage;
  const share =
    policy === 'LOCAL' && localShare !== null ? ` (${localShare} of it, ${localKeys} keys)` : '';
  return `${OUTAGE[policy]}${share} if Redis has not decided within ${formatDuration(answerWithinMs)}; after ${failures} failures it is not asked for ${formatDuration(pauseMs)}`;
}

export function modeWords(shadow: boolean): string {
  return shadow ? 'shadow: decides and counts, denies nothing' : 'enforced';
}

export function deniedWords(countDenied: boolean): string {
  return countDenied ? 'counted as well, until a limit is full' : 'not counted';
}

/** What there is to say of a policy, each under its name. */
function facts(settings: PolicySettings): ReadonlyMap<string, string> {
  return new Map([
    ['Description', settings.description === '' ? 'none' : settings.description],
    ['Mode', modeWords(settings.shadow)],
    ...settings.limits.map((limit): [string, string] => [
      `Limit ${limit.name}`,
      `${limitLabel(limit)} — ${ALGORITHM_NAMES[limit.algorithm]}`,
    ]),
    ['Denied calls', deniedWords(settings.countDenied)],
    ['Blocks', escalationWords(settings.escalation)],
    ['Outage', outageWords(settings.outage)],
  ]);
}

/** Everything about a policy that would not be as it is. */
export function policyChanges(
  before: PolicySettings,
  after: PolicySettings,
): readonly PolicyChange[] {
  const was = facts(before);
  const is = facts(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((what) => ({ what, before: was.get(what) ?? null, after: is.get(what) ?? null }))
    .filter((change) => change.before !== change.after);
}
