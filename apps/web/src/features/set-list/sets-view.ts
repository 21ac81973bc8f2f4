import type { Sort } from '../../components/Table.tsx';
import type { SetFilterInput, SetOrderInput } from './documents.generated.ts';
import { isStrategyId, strategyOf, type StrategyId } from './strategy-id.ts';

/** The orders of sets, as in the address. */
export const SORTS = ['name', 'count', 'expiry', 'created'] as const;
export type SetSort = (typeof SORTS)[number];

/** The filters and the order in the address. Missing values have their defaults. */
export interface SetsView {
  /** A text that names contain. */
  readonly q?: string;
  /** `adopted`: only sets of other programs. */
  readonly kind?: StrategyId | 'adopted';
  readonly sort?: Exclude<SetSort, 'name'>;
  readonly down?: true;
}

const FIELDS = {
  name: 'NAME',
  count: 'COUNT',
  expiry: 'NEXT_EXPIRY',
  created: 'CREATED_AT',
} as const satisfies Record<SetSort, SetOrderInput['field']>;

const LONGEST_TEXT = 128;
const isSort = (value: unknown): value is SetSort => SORTS.some((sort) => sort === value);

/** Parses the address and ignores invalid values. */
export function readSetsView(search: Readonly<Record<string, unknown>>): SetsView {
  const { q, kind, sort, down } = search;
  // The router parses a filter of digits as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  return {
    ...(text !== '' && { q: text.slice(0, LONGEST_TEXT) }),
    ...((isStrategyId(kind) || kind === 'adopted') && { kind }),
    ...(isSort(sort) && sort !== 'name' && { sort }),
    ...(down === true && { down }),
  };
}

export function orderOf({ sort, down }: SetsView): Sort<SetSort> {
  return { by: sort ?? 'name', descending: down ?? false };
}

/** The same as API input. */
export function toListArguments(view: SetsView): {
  readonly filter: SetFilterInput;
  readonly orderBy: SetOrderInput;
} {
  const { q, kind } = view;
  const { by, descending } = orderOf(view);
  return {
    filter: {
      // Names contain no spaces, so spaces around pasted text are ignored.
      ...(q !== undefined && q.trim() !== '' && { contains: q.trim() }),
      ...(kind !== undefined && kind !== 'adopted' && { strategy: strategyOf(kind) }),
    },
    orderBy: { field: FIELDS[by], descending },
  };
}
