import type { Replayable } from '../../../redis/once.ts';
import type { ExpiresAt } from '../../results.ts';
import { encodeScoredCursor } from '../../scored/cursor.ts';
import type { ScoredPage, ScoredRow } from '../../scored/page.ts';
import { decodeElement, type Serializer } from './serializer.ts';

/** A live element of a window set. */
export interface WindowElement<Element> {
  readonly value: Element;
  /** The time of insertion, epoch ms. */
  readonly score: number;
  /** The score plus one window. */
  readonly expiresAt: ExpiresAt;
}

/** The removed elements, from the end on. */
export interface PoppedElements<Element> extends Replayable {
  readonly elements: readonly WindowElement<Element>[];
}

export interface ElementEdge<Element> extends WindowElement<Element> {
  /** Pass it as `after` or `before` to begin a page here. */
  readonly cursor: string;
}

export interface ElementPage<Element> {
  /** Ascending by score, then by the bytes of the encoded element. */
  readonly elements: readonly ElementEdge<Element>[];
  /** The number of live elements before the first of the page, which is its rank. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The number of all live elements. */
  readonly totalCount: number;
  readonly now: number;
}

export interface ElementSlice<Element> {
  /** In ascending order. */
  readonly elements: readonly WindowElement<Element>[];
  /** Whether the range has more elements than one slice can have. */
  readonly hasMore: boolean;
  /** The number of all live elements. */
  readonly totalCount: number;
  readonly now: number;
}

export function toElement<Element>(
  { member, score, expiresAt }: ScoredRow,
  serializer: Serializer<Element>,
): WindowElement<Element> {
  return { value: decodeElement(serializer, member.toString()), score, expiresAt };
}

export function toElementPage<Element>(
  { rows, startRank, hasPrevious, hasNext, totalCount, now }: ScoredPage,
  serializer: Serializer<Element>,
): ElementPage<Element> {
  const elements = rows.map((row) => ({
    ...toElement(row, serializer),
    cursor: encodeScoredCursor(row),
  }));
  return { elements, startRank, hasPrevious, hasNext, totalCount, now };
}
