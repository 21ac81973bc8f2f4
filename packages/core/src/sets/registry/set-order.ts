import { MayflyError } from '../../errors.ts';
import type { SetSummary } from '../results.ts';

export const SET_ORDERS = ['name', 'count', 'nextExpiry', 'createdAt'] as const;

export type SetOrder = (typeof SET_ORDERS)[number];

/** The order of a list of sets. */
export interface Order {
  readonly orderBy: SetOrder;
  readonly descending: boolean;
}

/** The position of a set in an order. */
interface Place {
  readonly value: number;
  readonly name: string;
}

export function placeOf(summary: SetSummary, { orderBy, descending }: Order): Place {
  const { name, count, nextExpiresAt, createdAt } = summary;
  switch (orderBy) {
    case 'name':
      return { value: 0, name };
    case 'count':
      return { value: count, name };
    case 'createdAt':
      return { value: createdAt, name };
    case 'nextExpiry': {
      const last = descending ? -Infinity : Infinity;
      return { value: nextExpiresAt === Infinity ? last : (nextExpiresAt ?? last), name };
    }
  }
}

/** Negative if a set precedes another. */
export function compare(a: Place, b: Place, { orderBy, descending }: Order): number {
  const sign = descending ? -1 : 1;
  if (a.value !== b.value) return a.value < b.value ? -sign : sign;
  if (a.name === b.name) return 0;
  const byName = a.name < b.name ? -1 : 1;
  return orderBy === 'name' ? sign * byName : byName;
}

/** The opaque text form of a position. */
export function encodeCursor({ value, name }: Place, { orderBy, descending }: Order): string {
  const direction = descending ? 'down' : 'up';
  return Buffer.from(`${orderBy} ${direction} ${value} ${name}`).toString('base64url');
}

/** `INVALID_CURSOR`, also for a cursor of another order. */
export function decodeCursor(cursor: string, order: Order): Place {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, value, name] = /^\w+ \w+ (-?(?:[0-9]{1,16}|Infinity)) (.+)$/.exec(text) ?? [];
  if (value !== undefined && name !== undefined) {
    const place = { value: Number(value), name };
    if (encodeCursor(place, order) === cursor) return place;
  }
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor of this order', {
    field: 'after',
  });
}
