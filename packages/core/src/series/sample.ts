import { MayflyError } from '../errors.ts';
import { checkObject } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

/** A finite number for each field, or null if the source does not know it. */
export type SampleFields<Field extends string> = Readonly<Record<Field, number | null>>;

export interface Sample<Field extends string> {
  /**
   * Epoch ms on Redis's clock. If the clock has gone back, the time of the previous sample until the clock
   * has caught up.
   */
  readonly sampledAt: number;
  readonly fields: SampleFields<Field>;
  /** The position after this sample. */
  readonly cursor: string;
}

/** `<ms>-<ordinal>:<json>`, as append.lua writes it. */
const MEMBER = /^(\d+)-(\d+):(.*)$/s;

export function parseSample<Field extends string>(member: string): Sample<Field> {
  const [, ms, ordinal, json] = MEMBER.exec(member) ?? [];
  if (ms === undefined || ordinal === undefined || json === undefined) {
    throw new TypeError('Unknown format of a sample');
  }
  return {
    sampledAt: Number(ms),
    // `append` wrote it under the same name with the same fields, as the caller declares.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    fields: JSON.parse(json) as SampleFields<Field>,
    cursor: `${ms}-${ordinal}`,
  };
}

export function decodeSampleCursor(cursor: string, field: string): [ms: string, ordinal: string] {
  const [, ms, ordinal] = /^(\d{1,15})-(\d{1,6})$/.exec(cursor) ?? [];
  if (ms !== undefined && ordinal !== undefined) return [ms, ordinal];
  throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor from an earlier call`, {
    field,
  });
}

/** `INVALID_SAMPLE`. */
export function encodeFields(fields: Readonly<Record<string, number | null>>): string {
  const entries = Object.entries(checkObject(fields, 'fields', 'INVALID_SAMPLE'));
  if (entries.length < 1 || entries.length > CONSTRAINTS.sampleFields) {
    throw new MayflyError(
      'INVALID_SAMPLE',
      `A sample must have 1 to ${CONSTRAINTS.sampleFields} fields`,
      {
        field: 'fields',
      },
    );
  }
  for (const [name, value] of entries) {
    checkFieldName(name, 'fields');
    if (value !== null && !isSampled(value)) {
      throw new MayflyError(
        'INVALID_SAMPLE',
        `${name} must be null or a number from -${CONSTRAINTS.sampleMagnitude} to ${CONSTRAINTS.sampleMagnitude}`,
        { field: name },
      );
    }
  }
  // The checked values, also if the object has a toJSON.
  return JSON.stringify(Object.fromEntries(entries));
}

/** Numbers only: `Math.abs` accepts `true` and a Date, but Redis does not. */
function isSampled(value: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= CONSTRAINTS.sampleMagnitude;
}

/** 1 to 32 names of fields, each once. `INVALID_OPTION`, `INVALID_SAMPLE`. */
export function checkFieldNames(names: readonly string[], field: string): readonly string[] {
  const isList: boolean = Array.isArray(names);
  const most = CONSTRAINTS.sampleFields;
  if (!isList || names.length < 1 || names.length > most || new Set(names).size < names.length) {
    throw new MayflyError('INVALID_OPTION', `${field} must be 1 to ${most} different names`, {
      field,
    });
  }
  for (const [index, name] of names.entries()) checkFieldName(name, `${field}[${index}]`);
  return [...names];
}

/** `INVALID_SAMPLE`. */
export function checkFieldName(name: string, field: string): void {
  const pattern = /^[A-Za-z0-9._:/@+-]+$/;
  if (typeof name !== 'string' || name.length > CONSTRAINTS.nameCharacters || !pattern.test(name)) {
    throw new MayflyError(
      'INVALID_SAMPLE',
      `The name of a field must be 1 to ${CONSTRAINTS.nameCharacters} characters of A-Z a-z 0-9 . _ : / @ + -`,
      { field },
    );
  }
}
