import { MayflyError, type AdoptionOptions, type MemberName } from '@mayfly/core';
import type {
  AdoptedMemberInput,
  MemberFormat,
  ScoreMeaning,
  ScoreUnit,
  SetLayoutInput,
} from '../../graphql/types.generated.ts';

const UNITS: Record<ScoreUnit, AdoptionOptions['unit']> = { SECONDS: 's', MILLISECONDS: 'ms' };

const FORMATS: Record<MemberFormat, AdoptionOptions['member']> = { TEXT: 'text', JSON: 'json' };

/** A key and its layout as core takes them. `INVALID_OPTION` for a window where there is none. */
export function toAdoption(
  key: string,
  { score, unit, memberFormat, windowMs }: SetLayoutInput,
): AdoptionOptions {
  const common = { key, unit: UNITS[unit], member: FORMATS[memberFormat] };
  if (score === 'INSERTED') {
    return { ...common, score: 'inserted', windowMs: windowMs ?? Number.NaN };
  }
  if (windowMs == null) return { ...common, score: 'expiry' };
  throw new MayflyError('INVALID_OPTION', 'windowMs is for scores that say when it was inserted', {
    field: 'windowMs',
  });
}

/** Core knows no `layout` around the window. */
export function layoutField(field: string): string {
  return field === 'windowMs' ? 'layout.windowMs' : field;
}

export function toLayout({ score, unit, member, windowMs }: AdoptionOptions): {
  readonly score: ScoreMeaning;
  readonly unit: ScoreUnit;
  readonly memberFormat: MemberFormat;
  readonly windowMs: number | null;
} {
  return {
    score: score === 'expiry' ? 'EXPIRY' : 'INSERTED',
    unit: unit === 's' ? 'SECONDS' : 'MILLISECONDS',
    memberFormat: member === 'text' ? 'TEXT' : 'JSON',
    windowMs: windowMs ?? null,
  };
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** `INVALID_MEMBER` for what is no base64. */
export function toMemberName({ text, base64 }: AdoptedMemberInput): MemberName {
  if (text != null) return text;
  if (base64 != null && BASE64.test(base64)) return Buffer.from(base64, 'base64');
  throw new MayflyError('INVALID_MEMBER', 'base64 is bytes in base64, padded', {
    field: 'member.base64',
  });
}
