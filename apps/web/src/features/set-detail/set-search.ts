import { isSpan, type Span } from './time-left/span.ts';

/** How a text is to occur in the members that are searched for. */
export const MATCHES = ['prefix', 'contains'] as const;

export type Match = (typeof MATCHES)[number];

/** What the address of a set holds beyond its name. */
export interface SetSearch {
  /** Of the chart. */
  readonly span?: Span;
  /** The member that is open. */
  readonly member?: string;
  /** What is searched for, and how. */
  readonly find?: string;
  readonly match?: Match;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whatever is not understood is left out. The router reads digits as a number. */
export function readSetSearch(search: Readonly<Record<string, unknown>>): SetSearch {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const [member, find] = [text(search['member']), text(search['find'])];
  return {
    ...(isSpan(search['span']) ? { span: search['span'] } : {}),
    ...(isText(member) ? { member } : {}),
    ...(isText(find) ? { find } : {}),
    ...(search['match'] === 'contains' ? { match: 'contains' as const } : {}),
  };
}
