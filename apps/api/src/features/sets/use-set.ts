import { MayflyError, type AnySet, type Mayfly } from '@mayfly/core';

/** Runs an action on the set, of any strategy, that the field `set` of an input names. */
export function useSet<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: AnySet) => Promise<Result>,
): Promise<Result> {
  return named(() => mayfly.sets.use(name, action));
}

/** Core names these fields `name` and `element`; inputs have `set` and `member`. */
export function named<Result>(action: () => Promise<Result>): Promise<Result> {
  return withFields((field) => INPUT_FIELDS.get(field) ?? field, action);
}

const INPUT_FIELDS = new Map([
  ['name', 'set'],
  ['element', 'member'],
]);

/** Renames the field of an error to that of the schema. */
export async function withFields<Result>(
  rename: (field: string) => string,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof MayflyError) || error.field === undefined) throw error;
    const field = rename(error.field);
    if (field === error.field) throw error;
    throw new MayflyError(error.code, error.message, { field, cause: error });
  }
}

/**
 * The error for a set whose strategy does not support something. `field`: names the set, if it is a part of the
 * input.
 */
export function cannot({ strategy }: AnySet, what: string, field?: string): MayflyError {
  return new MayflyError(
    'WRONG_STRATEGY',
    `Sets of the strategy ${strategy} cannot ${what}`,
    field === undefined ? {} : { field },
  );
}
