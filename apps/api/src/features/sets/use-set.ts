import { MayflyError, type AnySet, type Mayfly } from '@mayfly/core';

/** Does something to a set of whatever strategy that an input names in its field `set`. */
export function useSet<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: AnySet) => Promise<Result>,
): Promise<Result> {
  return named(() => mayfly.sets.use(name, action));
}

/** Core calls the name of a set `name`, and a member of a window `element`; inputs have `set` and `member`. */
export function named<Result>(action: () => Promise<Result>): Promise<Result> {
  return withFields((field) => INPUT_FIELDS.get(field) ?? field, action);
}

const INPUT_FIELDS = new Map([
  ['name', 'set'],
  ['element', 'member'],
]);

/** Tells the field at fault as the schema calls it. */
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
 * What a resolver throws for a set whose strategy cannot do what was asked for. `field` is what has named the
 * set, where that is a part of the input.
 */
export function cannot({ strategy }: AnySet, what: string, field?: string): MayflyError {
  return new MayflyError(
    'WRONG_STRATEGY',
    `Sets of strategy ${strategy} cannot ${what}`,
    field === undefined ? {} : { field },
  );
}
