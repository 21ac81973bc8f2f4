import { MayflyError } from '../errors.ts';
import { checkMember } from '../input.ts';
import type { StrategyName } from '../sets/strategy.ts';

/** The properties of a set of any strategy that a bulk operation reads. */
export interface BulkSet {
  readonly strategy: StrategyName;
}

/**
 * Refuses an invalid member before its chunk is sent. The serializer of a window checks elements when they
 * are sent.
 */
export function checkElement({ strategy }: BulkSet, element: unknown, field: string): void {
  if (strategy === 'window' && element !== undefined) return;
  if (typeof element === 'string') checkMember(element, field);
  else throw new MayflyError('INVALID_MEMBER', `${field} must be a string`, { field });
}

/** The error of a set for one element, with the position of the element in the source as its field. */
export function placed(error: unknown, path: string): unknown {
  if (!(error instanceof MayflyError) || !error.code.startsWith('INVALID_')) return error;
  const { code, message, field } = error;
  const own = field === undefined || field === 'member' || field === 'element';
  return new MayflyError(code, message, { field: own ? path : `${path}.${field}`, cause: error });
}
