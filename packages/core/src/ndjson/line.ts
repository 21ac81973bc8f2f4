import { MayflyError } from '../errors.ts';
import { checkMember, checkMoment, encodeValue, type JsonValue } from '../input.ts';
import { invalidLine } from './line-reader.ts';

/** A member of a line of NDJSON. */
export interface MemberLine {
  /** The index of the line, from 0. */
  readonly index: number;
  readonly member: string;
  /** Epoch ms, Infinity for never. */
  readonly expiresAt: number;
  /** Undefined if the line has no value. */
  readonly value: JsonValue | undefined;
}

/** Parses a line; null if it is blank. `INVALID_LINE`. */
export function parseLine(text: string, index: number): MemberLine | null {
  const json = index === 0 ? text.replace(/^\uFEFF/, '') : text;
  if (json.trim() === '') return null;
  const line = parse(json, index);
  if (!isObject(line)) throw invalidLine(index, 'it must be a JSON object');
  const { member, expiresAt, value } = line;
  try {
    if (typeof member !== 'string') throw invalidLine(index, 'member must be a string');
    checkMember(member, 'member');
    encodeValue(value, 'value');
    return { index, member, expiresAt: toExpiry(expiresAt, index), value };
  } catch (error) {
    throw asInvalidLine(error, index);
  }
}

/** The error of a line for the error of its member. */
export function asInvalidLine(error: unknown, index: number): unknown {
  if (!(error instanceof MayflyError) || !error.code.startsWith('INVALID_')) return error;
  return error.code === 'INVALID_LINE' ? error : invalidLine(index, error.message, error);
}

function toExpiry(expiresAt: JsonValue | undefined, index: number): number {
  if (expiresAt === null) return Infinity;
  if (typeof expiresAt === 'number') return checkMoment(expiresAt, 'expiresAt');
  throw invalidLine(index, 'expiresAt must be epoch ms or null');
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(json: string, index: number): JsonValue {
  try {
    // JSON.parse returns JSON values only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(json) as JsonValue;
  } catch (cause) {
    throw invalidLine(index, 'it is not JSON', cause);
  }
}
