import { isUtf8 } from 'node:buffer';
import { MayflyError } from '../errors.ts';
import type { JsonValue } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { ExpiresAt } from '../sets/results.ts';
import { encodeScoredCursor } from '../sets/scored/cursor.ts';
import type { ScoredRow } from '../sets/scored/page.ts';
import type { Layout } from './layout.ts';

/** The name of a member: its text, or its bytes if they are not UTF-8. */
export type MemberName = string | Uint8Array;

/** The content of a member. */
export type MemberContent =
  /** Text: by the layout, or because it is not valid JSON. */
  | { readonly kind: 'text' }
  | { readonly kind: 'json'; readonly value: JsonValue }
  /** Not UTF-8, for example pickled, packed or compressed. Other calls accept these bytes. */
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

/** A live member of a sorted set of other programs. */
export interface AdoptedMember {
  /** As text. Bytes that are not UTF-8 are U+FFFD. */
  readonly member: string;
  readonly content: MemberContent;
  /** As stored, in the unit of the set. */
  readonly score: number;
  /**
   * The first whole millisecond at which it is not live. Infinity for a score of infinity, or one whose
   * milliseconds are too large to be exact.
   */
  readonly expiresAt: ExpiresAt;
  /** `expiresAt` minus Redis's now: above zero. */
  readonly remainingMs: number;
}

export interface AdoptedEdge extends AdoptedMember {
  /** A position for the next page: pass it as `after` or `before`. */
  readonly cursor: string;
}

/** Decodes a member for readers. */
export function toAdoptedMember(
  { member, score, expiresAt }: ScoredRow,
  layout: Layout['member'],
  now: number,
): AdoptedMember {
  const content = contentOf(member, layout);
  return { member: member.toString(), content, score, expiresAt, remainingMs: expiresAt - now };
}

export function toAdoptedEdge(row: ScoredRow, layout: Layout['member'], now: number): AdoptedEdge {
  return { ...toAdoptedMember(row, layout, now), cursor: encodeScoredCursor(row) };
}

/** Members of other programs may be empty, and longer than those of Mayfly. `INVALID_MEMBER`. */
export function checkMemberName(member: MemberName): string | Buffer {
  const name = member instanceof Uint8Array ? Buffer.from(member) : member;
  // A lone surrogate would be stored as U+FFFD, so that two different members would become one.
  if (
    (Buffer.isBuffer(name) || (typeof name === 'string' && name.isWellFormed())) &&
    Buffer.byteLength(name) <= CONSTRAINTS.adoptedMemberBytes
  ) {
    return name;
  }
  throw new MayflyError(
    'INVALID_MEMBER',
    `member must be well-formed text, or bytes, of at most ${CONSTRAINTS.adoptedMemberBytes} bytes`,
    { field: 'member' },
  );
}

function contentOf(bytes: Buffer, layout: Layout['member']): MemberContent {
  if (!isUtf8(bytes)) return { kind: 'bytes', bytes };
  if (layout === 'text') return { kind: 'text' };
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { kind: 'json', value: JSON.parse(bytes.toString()) as JsonValue };
  } catch {
    return { kind: 'text' };
  }
}
