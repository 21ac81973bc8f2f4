import { MayflyError, type Adoption, type AdoptionOptions, type MemberName } from '@mayfly/core';
import { toNode } from '../../graphql/named-settings.ts';
import type {
  AdoptedMemberInput,
  MemberFormat,
  ScoreUnit,
  SetLayoutInput,
} from '../../graphql/types.generated.ts';

const UNITS: Record<ScoreUnit, AdoptionOptions['unit']> = { SECONDS: 's', MILLISECONDS: 'ms' };

const FORMATS: Record<MemberFormat, AdoptionOptions['member']> = { TEXT: 'text', JSON: 'json' };

/** Converts a key and its layout for core. `INVALID_OPTION` for a window without the score INSERTED. */
export function toAdoption(
  key: string,
  { score, unit, memberFormat, windowMs }: SetLayoutInput,
): AdoptionOptions {
  const common = { key, unit: UNITS[unit], member: FORMATS[memberFormat] };
  if (score === 'INSERTED') {
    return { ...common, score: 'inserted', windowMs: windowMs ?? Number.NaN };
  }
  if (windowMs == null) return { ...common, score: 'expiry' };
  throw new MayflyError('INVALID_OPTION', 'windowMs is only for the score INSERTED', {
    field: 'windowMs',
  });
}

/** Core has this field without `layout`. */
export function layoutField(field: string): string {
  return field === 'windowMs' ? 'layout.windowMs' : field;
}

export type AdoptedSetModel = ReturnType<typeof toAdoptedSet>;

export function toAdoptedSet(adoption: Adoption) {
  const { score, unit, member, windowMs, ...node } = toNode(adoption);
  return {
    ...node,
    score: score === 'expiry' ? 'EXPIRY' : 'INSERTED',
    unit: unit === 's' ? 'SECONDS' : 'MILLISECONDS',
    memberFormat: member === 'text' ? 'TEXT' : 'JSON',
    windowMs: windowMs ?? null,
  } as const;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** `INVALID_MEMBER` for invalid base64. */
export function toMemberName({ text, base64 }: AdoptedMemberInput): MemberName {
  if (text != null) return text;
  if (base64 != null && BASE64.test(base64)) return Buffer.from(base64, 'base64');
  throw new MayflyError('INVALID_MEMBER', 'base64 must be padded base64', {
    field: 'member.base64',
  });
}
