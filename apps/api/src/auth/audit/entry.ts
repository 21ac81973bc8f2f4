import type { Principal } from '../principal.ts';
import { withoutTokens } from '../token-format.ts';
import { toText, type AuditSection, type Position } from './sections.ts';

const MOST_CHARACTERS = 256;

/** The outcome of what was done. */
const DONE = 'OK';

/** What somebody did, or tried to. Never holds secrets, codes or values. */
export interface AuditEntry {
  readonly section: AuditSection;
  /** Null where nobody knows who it was. */
  readonly actor: Pick<Principal, 'id' | 'name' | 'kind'> | null;
  /** The name of a mutation, or `signIn`, `signOut`, `authenticate`. */
  readonly action: string;
  /** What it was done to. */
  readonly target: string | null;
  /** `OK`, or the code of what kept it from being done. */
  readonly outcome: string;
  readonly requestId: string;
  readonly address: string;
}

export interface RecordedEntry extends AuditEntry {
  readonly position: Position;
  /** The position in a word. */
  readonly id: string;
  /** Redis's clock, epoch ms. */
  readonly at: number;
}

/** Entries that are exactly so. What is left out may be anything. */
export interface AuditFilter {
  readonly section?: AuditSection | undefined;
  /** The name of a token. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly outcome?: string | undefined;
  /** Whether the outcome is anything but `OK`. */
  readonly failed?: boolean | undefined;
}

/** Whether an entry of a section that the filter lets through is as it wants it. */
export function matches(entry: RecordedEntry, filter: AuditFilter): boolean {
  const { actor, action, target, outcome, failed } = filter;
  return (
    (actor === undefined || entry.actor?.name === actor) &&
    (action === undefined || entry.action === action) &&
    (target === undefined || entry.target === target) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (failed === undefined || (entry.outcome !== DONE) === failed)
  );
}

/** In the order in which `fromFields` reads them: the stream stores names that repeat only once. */
export function toFields(entry: AuditEntry): string[] {
  const { actor, action, target, outcome, requestId, address } = entry;
  const fields = {
    actor: actor?.name ?? '',
    actorId: actor?.id ?? '',
    kind: actor?.kind ?? '',
    action,
    target: target ?? '',
    outcome,
    requestId,
    address,
  };
  return Object.entries(fields).flatMap(([name, value]) => [
    name,
    withoutTokens(value).slice(0, MOST_CHARACTERS),
  ]);
}

export function fromFields(position: Position, fields: readonly string[]): RecordedEntry {
  const read = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const kind = read('kind');
  return {
    position,
    section: position.section,
    id: toText(position),
    at: Number(position.id.split('-', 1)[0]),
    actor:
      kind === 'token' || kind === 'session'
        ? { id: read('actorId'), name: read('actor'), kind }
        : null,
    action: read('action'),
    target: read('target') || null,
    outcome: read('outcome'),
    requestId: read('requestId'),
    address: read('address'),
  };
}
