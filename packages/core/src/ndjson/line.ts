import { MayflyError } from '../errors.ts';
import { checkMember, checkMoment, encodeValue, type JsonValue } from '../input.ts';
import { invalidLine } from './line-reader.ts';

/** A member as a line of NDJSON tells of it. */
export interface MemberLine {
  /** The position of the line in the text, from 0 on. */
  readonly index: number;
  readonly member: string;
  /** Epoch ms, Infinity for never. */
  readonly expiresAt: number;
  /** Left out where the line says nothing of it. */
  readonly value: JsonValue | undefined;
}

/** Reads a line; null for a blank one. `INVALID_LINE`. */
export function parseLine(text: string, index: number): MemberLine | null {
  const json = index === 0 ? text.replace(/^\uFEFF/, '') : text;
  if (json.trim() === '') return null;
  const line = parse(json, index);
  if (!isObject(line)) throw invalidLine(index, 'it is no JSON object');
  const { member, expiresAt, value } = line;
  try {
    if (typeof member !== 'string') throw invalidLine(index, 'member is no text');
    checkMember(member, 'member');
    encodeValue(value, 'value');
    return { index, member, expiresAt: toExpiry(expiresAt, index), value };
  } catch (error) {
    throw asInvalidLine(error, index);
  }
}

/** What a member's refusal means for its line. */
export function asInvalidLine(error: unknown, index: number): unknown {
  if (!(error instanceof MayflyError) || !error.code.startsWith('INVALID_')) return error;
  return error.code === 'INVALID_LINE' ? error : invalidLine(index, error.message, error);
}

function toExpiry(expiresAt: JsonValue | undefined, index: number): number {
  if (expiresAt === null) return Infinity;
  if (typeof expiresAt === 'number') return checkMoment(expiresAt, 'expiresAt');
  throw invalidLine(index, 'expiresAt is neither epoch ms nor null');
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(json: string, index: number): JsonValue {
  try {
    // Whatever JSON.parse gives is JSON.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(json) as JsonValue;
  } catch (cause) {
    throw invalidLine(index, 'it is not JSON', cause);
  }
}
