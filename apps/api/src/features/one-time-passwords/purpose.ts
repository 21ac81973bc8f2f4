import type { OtpPurpose, OtpPurposeOptions, OtpRules } from '@mayfly/core';
import { toNode } from '../../graphql/named-settings.ts';
import { optionalNumber } from '../../graphql/optional-number.ts';
import type {
  ChangeOneTimePasswordPurposeInput,
  CreateOneTimePasswordPurposeInput,
  SubjectForm,
} from '../../graphql/types.generated.ts';

const CORE_FORMS = { AS_IS: null, PHONE: 'phone', EMAIL: 'email' } as const;
const FORMS = { phone: 'PHONE', email: 'EMAIL' } as const;

export type PurposeModel = ReturnType<typeof toPurpose>;

export function toPurpose(purpose: OtpPurpose) {
  const { normalise, ...node } = toNode(purpose);
  const subjectForm: SubjectForm = normalise === null ? 'AS_IS' : FORMS[normalise];
  return { ...node, subjectForm };
}

export function toOptions(input: CreateOneTimePasswordPurposeInput): OtpPurposeOptions {
  return { ...toRules(input), normalise: CORE_FORMS[input.subjectForm] };
}

/** Both inputs have the rules in the same fields. */
export function toRules(input: ChangeOneTimePasswordPurposeInput): OtpRules {
  return {
    digits: optionalNumber(input.digits),
    ttlMs: optionalNumber(input.ttlMs),
    maxLiveCodes: optionalNumber(input.maxLiveCodes),
    windowMs: optionalNumber(input.windowMs),
    resendCooldownMs: optionalNumber(input.resendCooldownMs),
    maxAttempts: optionalNumber(input.maxAttempts),
    attemptWindowMs: optionalNumber(input.attemptWindowMs),
    callerLimit: input.callerLimit,
  };
}
