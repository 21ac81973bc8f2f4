import type { Sort } from '../../components/Table.tsx';
import type { SetFilterInput, SetOrderInput } from './documents.generated.ts';
import { isStrategyId, strategyOf, type StrategyId } from './strategy-id.ts';

/** What sets can be sorted by, as it stands in the address. */
export const SORTS = ['name', 'count', 'expiry', 'created'] as const;
export type SetSort = (typeof SORTS)[number];

/** Which sets are shown and how: what the address says beyond the path. What is left out is as usual. */
export interface SetsView {
  /** What names contain. */
  readonly q?: string;
  /** `adopted`: only those of other programs. */
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

/** Reads an address; whatever is not understood is left out. */
export function readSetsView(search: Readonly<Record<string, unknown>>): SetsView {
  const { q, kind, sort, down } = search;
  // The router reads a filter of digits as a number.
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

/** The same as the API has it. */
export function toListArguments(view: SetsView): {
  readonly filter: SetFilterInput;
  readonly orderBy: SetOrderInput;
} {
  const { q, kind } = view;
  const { by, descending } = orderOf(view);
  return {
    filter: {
      // Names hold no spaces: those around what was pasted are not meant.
      ...(q !== undefined && q.trim() !== '' && { contains: q.trim() }),
      ...(kind !== undefined && kind !== 'adopted' && { strategy: strategyOf(kind) }),
    },
    orderBy: { field: FIELDS[by], descending },
  };
}
