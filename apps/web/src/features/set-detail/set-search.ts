import { isRange, type Range } from '../../shared/charts/time-range.ts';
import { isSpan, type Span } from './time-left/span.ts';

/** How a searched text must match members. */
export const MATCHES = ['prefix', 'contains'] as const;

export type Match = (typeof MATCHES)[number];

/** The parameters in the address of a set. */
export interface SetSearch {
  /** The time range of the live members. */
  readonly range?: Range;
  /** The span of the time left. */
  readonly span?: Span;
  /** The open member. */
  readonly member?: string;
  /** The searched text, and how it matches. */
  readonly find?: string;
  readonly match?: Match;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Ignores invalid values. The router parses digits as a number. */
export function readSetSearch(search: Readonly<Record<string, unknown>>): SetSearch {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const [member, find] = [text(search['member']), text(search['find'])];
  return {
    ...(isRange(search['range']) ? { range: search['range'] } : {}),
    ...(isSpan(search['span']) ? { span: search['span'] } : {}),
    ...(isText(member) ? { member } : {}),
    ...(isText(find) ? { find } : {}),
    ...(search['match'] === 'contains' ? { match: 'contains' as const } : {}),
  };
}
