import type { MemberFilter } from '@mayfly/core';
import type { MemberFilterInput } from '../../graphql/types.generated.ts';

export function toFilter(filter: MemberFilterInput | null | undefined): MemberFilter {
  return {
    prefix: filter?.prefix ?? undefined,
    contains: filter?.contains ?? undefined,
    expiresBy: filter?.expiresBy ?? undefined,
  };
}

const PARTS = ['prefix', 'contains', 'expiresBy'];

/** The name of a field in the schema. */
export function filterField(field: string): string {
  return PARTS.includes(field) ? `filter.${field}` : field;
}
