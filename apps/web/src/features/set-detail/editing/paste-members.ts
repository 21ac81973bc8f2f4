import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { parseValue } from './parse-value.ts';

/** The parsed content of a line. */
export interface PastedMember {
  readonly member: string;
  readonly ttlMs?: number;
  readonly never?: true;
  readonly value?: unknown;
}

export type PastedLine =
  | { readonly line: number; readonly status: 'good'; readonly member: PastedMember }
  | { readonly line: number; readonly status: 'bad'; readonly text: string; readonly why: string };

const LONGEST_BYTES = 1_024;
const encoder = new TextEncoder();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkMember(member: unknown): string | null {
  if (typeof member !== 'string' || member === '') return '"member" must be a text';
  return encoder.encode(member).length > LONGEST_BYTES
    ? `member must not exceed ${LONGEST_BYTES} bytes`
    : null;
}

/** The lifetime of a line; null if it is invalid. */
function readTtl(ttl: unknown): Pick<PastedMember, 'ttlMs' | 'never'> | null {
  if (ttl === undefined) return {};
  if (ttl === null) return { never: true };
  if (typeof ttl !== 'number' && typeof ttl !== 'string') return null;
  const parsed = parseDuration(typeof ttl === 'number' ? `${ttl}ms` : ttl);
  return parsed.ok ? { ttlMs: parsed.ms } : null;
}

const KNOWN = new Set(['member', 'ttl', 'ttlMs', 'value']);

function readObject(record: Record<string, unknown>): PastedMember | string {
  const { member, ttl, ttlMs, value } = record;
  const unknown = Object.keys(record).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  const problem = checkMember(member);
  if (problem !== null) return problem;
  const lifetime = readTtl(ttlMs === undefined ? ttl : ttlMs);
  if (lifetime === null) return '"ttl" must be a duration';
  return { member: String(member), ...lifetime, ...(value === undefined ? {} : { value }) };
}

/** A line that starts with a brace is JSON; every other line is the name of a member. */
function readLine(text: string): PastedMember | string {
  if (!text.startsWith('{')) {
    const problem = checkMember(text);
    return problem ?? { member: text };
  }
  const parsed = parseValue(text);
  if (parsed.status !== 'value' || !isRecord(parsed.value)) return 'invalid JSON';
  return readObject(parsed.value);
}

/**
 * Parses pasted text: one member per line, or NDJSON such as `{"member": "a", "ttl": "5m", "value": 1}`.
 * Empty lines are skipped. A repeated member is an error, because it would overwrite the former one.
 */
export function readPaste(text: string): readonly PastedLine[] {
  const seen = new Map<string, number>();
  return text.split(/\r\n|\r|\n/).flatMap((raw, index): readonly PastedLine[] => {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '') return [];
    const read = readLine(trimmed);
    if (typeof read === 'string') return [{ line, status: 'bad', text: trimmed, why: read }];
    const before = seen.get(read.member);
    if (before !== undefined) {
      const why = `same member as line ${before}`;
      return [{ line, status: 'bad', text: trimmed, why }];
    }
    seen.set(read.member, line);
    return [{ line, status: 'good', member: read }];
  });
}
