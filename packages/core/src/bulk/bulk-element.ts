import { MayflyError } from '../errors.ts';
import { checkMember } from '../input.ts';
import type { StrategyName } from '../sets/strategy.ts';

/** What a bulk operation needs to know of a set of any strategy. */
export interface BulkSet {
  readonly strategy: StrategyName;
}

/**
 * Refuses what is no member of a set before anything of its chunk is sent. Whether something is an
 * element of a window is for the window's serializer to say, when it is sent.
 */
export function checkElement({ strategy }: BulkSet, element: unknown, field: string): void {
  if (strategy === 'window' && element !== undefined) return;
  if (typeof element === 'string') checkMember(element, field);
  else throw new MayflyError('INVALID_MEMBER', `${field} is text`, { field });
}

/** A refusal by a set of one element, with the place of that element in the source as its field. */
export function placed(error: unknown, path: string): unknown {
  if (!(error instanceof MayflyError) || !error.code.startsWith('INVALID_')) return error;
  const { code, message, field } = error;
  const own = field === undefined || field === 'member' || field === 'element';
  return new MayflyError(code, message, { field: own ? path : `${path}.${field}`, cause: error });
}
