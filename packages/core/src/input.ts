import { types } from 'node:util';
import { MayflyError, type MayflyErrorCode } from './errors.ts';
import { CONSTRAINTS } from './constraints.ts';

/** Values that can be stored with a member. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

function refuse(code: MayflyErrorCode, field: string, message: string): never {
  throw new MayflyError(code, message, { field });
}

/**
 * Checks options before one of them is read. Their values have separate checks. `INVALID_OPTION`, or the
 * code of the call for invalid input.
 */
export function checkObject<T extends object>(
  value: T,
  field: string,
  code: MayflyErrorCode = 'INVALID_OPTION',
): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse(code, field, `${field} must be an object`);
  }
  return value;
}

type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** The names of all options of a type. A list that lacks one does not compile. */
export type OptionNames<T> = Readonly<Record<KeyOf<T>, true>>;

/**
 * Refuses unknown options. Otherwise, a misspelt option would be ignored, and its default would apply.
 * `INVALID_OPTION`, which names the option and suggests a known one. O(options).
 *
 * `path` is a prefix of the option's name in the error, such as `outage.`.
 */
export function checkOptions<T extends object>(
  options: T,
  names: OptionNames<T>,
  field = 'options',
  path = '',
): T {
  checkObject(options, field);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(names, name)) continue;
    const similar = similarName(name, Object.keys(names));
    const suggestion = similar === undefined ? '' : `. Did you mean ${path}${similar}?`;
    refuse('INVALID_OPTION', `${path}${name}`, `${path}${name} is not an option${suggestion}`);
  }
  return options;
}

/** The name with the longest common prefix of at least three characters, in any case. */
function similarName(name: string, names: readonly string[]): string | undefined {
  let similar: string | undefined;
  let longest = 2;
  for (const candidate of names) {
    const [given, known] = [name.toLowerCase(), candidate.toLowerCase()];
    let shared = 0;
    while (shared < given.length && given[shared] === known[shared]) shared += 1;
    if (shared > longest) [similar, longest] = [candidate, shared];
  }
  return similar;
}

/** `INVALID_BATCH`. The items have separate checks. */
export function checkList<Item>(
  list: readonly Item[],
  most: number,
  field: string,
  least = 1,
): readonly Item[] {
  const isList: boolean = Array.isArray(list);
  if (!isList || list.length < least || list.length > most) {
    refuse('INVALID_BATCH', field, `${field} must be a list of ${least} to ${most}`);
  }
  return list;
}

/** A switch, off by default. `INVALID_OPTION`, for example for 'yes'. */
export function checkBoolean(value: boolean | undefined, field: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') {
    refuse('INVALID_OPTION', field, `${field} must be true or false`);
  }
  return value === true;
}

/** An object of the caller that must have some methods. `INVALID_OPTION`. */
export function checkMethods<T extends object>(
  value: T,
  methods: readonly (keyof T & string)[],
  field: string,
): T {
  checkObject(value, field);
  for (const method of methods) {
    if (typeof value[method] !== 'function') {
      refuse('INVALID_OPTION', `${field}.${method}`, `${field} must have a method ${method}`);
    }
  }
  return value;
}

/** `INVALID_OPTION`, before the operation that calls it begins. */
export function checkFunction<Called extends (...args: never) => unknown>(
  value: Called,
  field: string,
): Called {
  if (typeof value !== 'function') {
    refuse('INVALID_OPTION', field, `${field} must be a function`);
  }
  return value;
}

/** `INVALID_OPTION`. */
export function checkSignal(signal: AbortSignal | undefined): AbortSignal | undefined {
  if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
    refuse('INVALID_OPTION', 'signal', 'signal must be an AbortSignal');
  }
  return signal;
}

export function checkInteger(
  value: number,
  minimum: number,
  maximum: number,
  code: MayflyErrorCode,
  field: string,
): number {
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    refuse(code, field, `${field} must be a whole number from ${minimum} to ${maximum}`);
  }
  return value;
}

export function checkTtl(ttlMs: number, field: string): number {
  if (!Number.isInteger(ttlMs) || ttlMs < 1 || ttlMs > CONSTRAINTS.ttlMs) {
    refuse(
      'INVALID_TTL',
      field,
      `${field} must be whole milliseconds from 1 to ${CONSTRAINTS.ttlMs}`,
    );
  }
  return ttlMs;
}

export function checkName(name: string, field: string): string {
  const pattern = /^[A-Za-z0-9._:/@+-]+$/;
  if (typeof name !== 'string' || name.length > CONSTRAINTS.nameCharacters || !pattern.test(name)) {
    refuse(
      'INVALID_NAME',
      field,
      `${field} must be 1 to ${CONSTRAINTS.nameCharacters} characters of A-Z a-z 0-9 . _ : / @ + -`,
    );
  }
  return name;
}

export function checkMember(member: string, field: string): string {
  // A lone surrogate would be stored as U+FFFD, so that two different members would become one.
  if (
    typeof member !== 'string' ||
    member === '' ||
    Buffer.byteLength(member) > CONSTRAINTS.memberBytes ||
    !member.isWellFormed()
  ) {
    refuse(
      'INVALID_MEMBER',
      field,
      `${field} must be 1 to ${CONSTRAINTS.memberBytes} bytes of well-formed text in UTF-8`,
    );
  }
  return member;
}

/** 1 to 1000 members. `INVALID_BATCH`, `INVALID_MEMBER`. */
export function checkMembers(members: readonly string[], field: string): string[] {
  return checkList(members, CONSTRAINTS.batchMembers, field).map((member, index) =>
    checkMember(member, `${field}[${index}]`),
  );
}

/** The value as JSON; '' if there is none. */
export function encodeValue(value: JsonValue | undefined, field: string): string {
  if (value === undefined) return '';
  const json = stringify(value);
  // JSON has no NaN and no functions: JSON.stringify drops them, or makes them null.
  if (json === undefined || (json === 'null' && value !== null)) {
    refuse('INVALID_VALUE', field, `${field} must be a JSON value`);
  }
  if (Buffer.byteLength(json) > CONSTRAINTS.valueBytes) {
    refuse(
      'INVALID_VALUE',
      field,
      `${field} must be at most ${CONSTRAINTS.valueBytes} bytes of JSON`,
    );
  }
  return json;
}

function stringify(value: JsonValue): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Cycles and bigints have no JSON.
    return undefined;
  }
}

/** As seconds, these values are times from 1973 to 5138. As milliseconds, they end in March 1973. */
const SECONDS = { from: 1e8, to: 1e11 };

/**
 * A time in epoch ms. `INVALID_EXPIRY`, or the code of the call for an invalid time. A time that can only be
 * in seconds gets a hint. The script checks by Redis's clock whether it is in range.
 */
export function checkMoment(
  moment: Date | number,
  field: string,
  code: MayflyErrorCode = 'INVALID_EXPIRY',
): number {
  const epochMs = types.isDate(moment) ? moment.getTime() : moment;
  if (typeof epochMs === 'number' && epochMs >= SECONDS.from && epochMs < SECONDS.to) {
    refuse(code, field, `${field} looks like seconds; use milliseconds`);
  }
  if (!Number.isSafeInteger(epochMs)) {
    refuse(code, field, `${field} must be a Date, or whole milliseconds since 1970`);
  }
  return epochMs;
}
