import { withoutTokens } from '../token-format.ts';
import type { Principal } from '../principal.ts';

/**
 * The sections of the log: what operators may do too; sign-ins and rejected requests; what only admins may do. Each
 * section has a separate bound, so no amount of entries in one pushes out an entry of another.
 */
export const SECTIONS = ['items', 'access', 'administration'] as const;

export type AuditSection = (typeof SECTIONS)[number];

const MAX_CHARACTERS = 256;

/** The outcome of a successful action. */
const SUCCESS = 'OK';

/** An action, or an attempt. Never contains secrets, codes or values. */
export interface AuditEntry {
  readonly section: AuditSection;
  /** Null if the caller is unknown. */
  readonly actor: Pick<Principal, 'id' | 'name' | 'kind'> | null;
  /** The name of a mutation, or `signIn`, `signOut`, `authenticate`. */
  readonly action: string;
  readonly target: string | null;
  /** `OK`, or an error code. */
  readonly outcome: string;
  /** How many members, codes or sessions the action concerned; omitted or null if it is not counted. */
  readonly count?: number | null;
  readonly requestId: string;
  readonly address: string;
}

export interface RecordedEntry extends AuditEntry {
  /** Redis's id, unique in the log: epoch ms and a sequence number. */
  readonly id: string;
  /** Redis's clock, epoch ms. */
  readonly at: number;
}

/** Matches entries whose fields are equal. A field that is left out matches all entries. */
export interface AuditFilter {
  readonly section?: AuditSection | undefined;
  /** The name of a token. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly outcome?: string | undefined;
  /** Whether the outcome is not `OK`. */
  readonly failed?: boolean | undefined;
  /** Epoch ms: only entries from then on. */
  readonly since?: number | undefined;
}

/** Whether an entry matches a filter, apart from its section and time. */
export function matches(entry: RecordedEntry, filter: AuditFilter): boolean {
  const { actor, action, target, outcome, failed } = filter;
  return (
    (actor === undefined || entry.actor?.name === actor) &&
    (action === undefined || entry.action === action) &&
    (target === undefined || entry.target === target) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (failed === undefined || (entry.outcome !== SUCCESS) === failed)
  );
}

/** Always in the same order: the stream stores names that repeat only once. */
export function toFields(entry: AuditEntry): string[] {
  const { actor, action, target, outcome, count, requestId, address } = entry;
  const fields = {
    actor: actor?.name ?? '',
    actorId: actor?.id ?? '',
    kind: actor?.kind ?? '',
    action,
    target: target ?? '',
    outcome,
    count: count == null ? '' : String(count),
    requestId,
    address,
  };
  return Object.entries(fields).flatMap(([name, value]) => [
    name,
    withoutTokens(value).slice(0, MAX_CHARACTERS),
  ]);
}

export function fromFields(
  section: AuditSection,
  id: string,
  fields: readonly string[],
): RecordedEntry {
  // Names and values alternate: an entry of an earlier release has no count.
  const values = new Map<string, string>();
  for (let i = 0; i < fields.length; i += 2) values.set(fields[i] ?? '', fields[i + 1] ?? '');
  const read = (name: string) => values.get(name) ?? '';
  const count = read('count');
  const kind = read('kind');
  return {
    section,
    id,
    at: Number(id.split('-', 1)[0]),
    actor:
      kind === 'token' || kind === 'session'
        ? { id: read('actorId'), name: read('actor'), kind }
        : null,
    action: read('action'),
    target: read('target') || null,
    outcome: read('outcome'),
    count: /^\d+$/.test(count) ? Number(count) : null,
    requestId: read('requestId'),
    address: read('address'),
  };
}

/** Sorts entries newest first. */
export function byAge(a: RecordedEntry, b: RecordedEntry): number {
  return b.at - a.at || sequenceOf(b) - sequenceOf(a);
}

function sequenceOf({ id }: RecordedEntry): number {
  return Number(id.split('-', 2)[1]);
}
