import { isUtf8 } from 'node:buffer';
import { MayflyError } from '../errors.ts';
import type { JsonValue } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { ExpiresAt } from '../sets/results.ts';
import { encodeScoredCursor } from '../sets/scored/cursor.ts';
import type { ScoredRow } from '../sets/scored/page.ts';
import type { Layout } from './layout.ts';

/** What names a member: its text, or its bytes where they are no UTF-8. */
export type MemberName = string | Uint8Array;

/** What a member turned out to be. */
export type MemberContent =
  /** Text: as was said of the set, or because it is not the JSON that was said of it. */
  | { readonly kind: 'text' }
  | { readonly kind: 'json'; readonly value: JsonValue }
  /** No UTF-8: pickled, packed or compressed, say. Other calls take these bytes. */
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

/** A live member of a sorted set that other programs write. */
export interface AdoptedMember {
  /** As text; where it is no UTF-8, with U+FFFD for what cannot be shown. */
  readonly member: string;
  readonly content: MemberContent;
  /** As it is stored, in the unit of the set. */
  readonly score: number;
  /**
   * The first whole millisecond at which it is not live; Infinity for a score of infinity, or one so high
   * that its milliseconds are not exact.
   */
  readonly expiresAt: ExpiresAt;
  /** `expiresAt` less Redis's now: above zero. */
  readonly remainingMs: number;
}

export interface AdoptedEdge extends AdoptedMember {
  /** Where a next page may begin: pass it as `after` or `before`. */
  readonly cursor: string;
}

/** What a member looks like to those who read it. */
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

/** Members of other programs may be empty, and longer than Mayfly's own. `INVALID_MEMBER`. */
export function checkMemberName(member: MemberName): string | Buffer {
  const name = member instanceof Uint8Array ? Buffer.from(member) : member;
  // A lone surrogate would be stored as U+FFFD, and two different members would be one.
  if (
    (Buffer.isBuffer(name) || (typeof name === 'string' && name.isWellFormed())) &&
    Buffer.byteLength(name) <= CONSTRAINTS.adoptedMemberBytes
  ) {
    return name;
  }
  throw new MayflyError(
    'INVALID_MEMBER',
    `member is well-formed text, or bytes, of at most ${CONSTRAINTS.adoptedMemberBytes} bytes`,
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
