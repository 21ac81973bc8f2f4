import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { parseValue } from './parse-value.ts';

/** What is sent of a line. */
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
  if (typeof member !== 'string' || member === '') return 'has no "member", a text';
  return encoder.encode(member).length > LONGEST_BYTES
    ? `has a member of more than ${LONGEST_BYTES} bytes`
    : null;
}

/** The lifetime that a line asks for; null if it cannot be read. */
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
  if (unknown !== undefined) return `has "${unknown}", which means nothing here`;
  const problem = checkMember(member);
  if (problem !== null) return problem;
  const lifetime = readTtl(ttlMs === undefined ? ttl : ttlMs);
  if (lifetime === null) return 'has a "ttl" that is no time span';
  return { member: String(member), ...lifetime, ...(value === undefined ? {} : { value }) };
}

/** A line that begins with a brace is JSON; any other is the name of a member as it stands. */
function readLine(text: string): PastedMember | string {
  if (!text.startsWith('{')) {
    const problem = checkMember(text);
    return problem ?? { member: text };
  }
  const parsed = parseValue(text);
  if (parsed.status !== 'value' || !isRecord(parsed.value)) return 'begins like JSON and is none';
  return readObject(parsed.value);
}

/**
 * Reads what was pasted: a member on each line, or NDJSON such as `{"member": "a", "ttl": "5m", "value": 1}`.
 * Empty lines are skipped; a member that comes again is bad, as it would only overwrite the one before.
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
      const why = `names the same member as line ${before}`;
      return [{ line, status: 'bad', text: trimmed, why }];
    }
    seen.set(read.member, line);
    return [{ line, status: 'good', member: read }];
  });
}
