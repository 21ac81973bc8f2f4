import { formatDuration } from '../../shared/clock/duration-format.ts';
import { ALGORITHM_NAMES, limitLabel } from './limit-labels.ts';
import type { PolicySettings } from './policy-settings.ts';

/** A changed setting. Null: it did not, or does not, exist. */
interface PolicyChange {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function escalationText(escalation: PolicySettings['escalation']): string {
  if (escalation === null) return 'none';
  const { after, withinMs, blockMs, factor, maxMs } = escalation;
  const first = `${after} denials within ${formatDuration(withinMs)} block a key for ${formatDuration(blockMs)}`;
  return factor === 1
    ? first
    : `${first}, then ${factor} times as long each time, up to ${formatDuration(maxMs)}`;
}

export const OUTAGE: Readonly<Record<PolicySettings['outage']['policy'], string>> = {
  CLOSED: 'calls are denied',
  OPEN: 'calls pass',
  LOCAL: 'each process enforces a share of each limit',
};

export function outageText(outage: PolicySettings['outage']): string {
  const { policy, answerWithinMs, failures, pauseMs, localShare, localKeys } = outage;
  const share =
    policy === 'LOCAL' && localShare !== null ? ` (share ${localShare}, ${localKeys} keys)` : '';
  return `${OUTAGE[policy]}${share} if Redis does not decide within ${formatDuration(answerWithinMs)}; after ${failures} failures, Redis is skipped for ${formatDuration(pauseMs)}`;
}

export function modeText(shadow: boolean): string {
  return shadow ? 'shadow: counts calls, denies none' : 'enforced';
}

export function deniedText(countDenied: boolean): string {
  return countDenied ? 'counted too, until a limit is full' : 'not counted';
}

/** The settings of a policy in words, by name. */
function facts(settings: PolicySettings): ReadonlyMap<string, string> {
  return new Map([
    ['Description', settings.description === '' ? 'none' : settings.description],
    ['Mode', modeText(settings.shadow)],
    ...settings.limits.map((limit): [string, string] => [
      `Limit ${limit.name}`,
      `${limitLabel(limit)} — ${ALGORITHM_NAMES[limit.algorithm]}`,
    ]),
    ['Denied calls', deniedText(settings.countDenied)],
    ['Blocks', escalationText(settings.escalation)],
    ['Outage', outageText(settings.outage)],
  ]);
}

/** The settings that differ. */
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
