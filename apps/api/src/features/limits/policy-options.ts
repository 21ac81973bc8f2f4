import { MayflyError, type Limit, type OutageOptions, type PolicyOptions } from '@mayfly/core';
import { optionalNumber } from '../../graphql/optional-number.ts';
import type {
  LimitInput,
  LimitOutageInput,
  PreviewLimitPolicyInput,
} from '../../graphql/types.generated.ts';

/** The options of a policy for core. All inputs have the same fields in the same places. */
export function toPolicyOptions(
  input: PreviewLimitPolicyInput & { readonly description?: string },
): PolicyOptions {
  const { description, limits, countDenied, shadow, escalation, outage } = input;
  return {
    description,
    limits: limits.map(toLimit),
    countDenied,
    shadow,
    escalation: escalation
      ? {
          ...escalation,
          factor: optionalNumber(escalation.factor),
          maxMs: optionalNumber(escalation.maxMs),
        }
      : undefined,
    outage: outage ? toOutage(outage) : undefined,
  };
}

function toLimit({ name, algorithm, limit, windowMs, burst, large }: LimitInput, i: number): Limit {
  const base = { name: name ?? undefined, limit, windowMs };
  if (algorithm === 'GCRA') return { ...base, algorithm: 'gcra', burst: optionalNumber(burst) };
  if (burst != null) refuse(`limits[${i}].burst`, 'burst is only for GCRA');
  if (algorithm === 'LOG') return { ...base, algorithm: 'log', large };
  return { ...base, algorithm: algorithm === 'FIXED' ? 'fixed' : 'counter' };
}

function toOutage(input: LimitOutageInput): OutageOptions {
  const { policy, localShare, localKeys, answerWithinMs, failures, pauseMs } = input;
  const times = {
    answerWithinMs: optionalNumber(answerWithinMs),
    failures: optionalNumber(failures),
    pauseMs: optionalNumber(pauseMs),
  };
  if (policy === 'LOCAL') {
    if (localShare == null) refuse('outage.localShare', 'localShare is required for LOCAL');
    return { ...times, policy: { local: { share: localShare, keys: optionalNumber(localKeys) } } };
  }
  if (localShare != null) refuse('outage.localShare', 'localShare is only for LOCAL');
  if (localKeys != null) refuse('outage.localKeys', 'localKeys is only for LOCAL');
  return { ...times, policy: policy === 'OPEN' ? 'open' : 'closed' };
}

/** Fields that have other names in core. */
export const OPTION_FIELDS = {
  'outage.policy.local.share': 'outage.localShare',
  'outage.policy.local.keys': 'outage.localKeys',
};

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
