import { MayflyError, type AnySet, type ChangeFeed, type Mayfly } from '@mayfly/core';
import { renameFields } from '../../graphql/rename-fields.ts';

/** Runs an action on the set, of any strategy, that the field `set` of an input names. */
export function useSet<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: AnySet) => Promise<Result>,
): Promise<Result> {
  return named(() => mayfly.sets.use(name, action));
}

/** Runs an action on the feed of a set. */
export function withFeed<Result>(
  mayfly: Mayfly,
  name: string,
  action: (feed: ChangeFeed) => Promise<Result>,
): Promise<Result> {
  return useSet(mayfly, name, (set) => {
    if ('feed' in set) return action(set.feed);
    throw cannot(set, 'have a feed', 'set');
  });
}

/** Core names these fields `name` and `element`; inputs have `set` and `member`. */
export function named<Result>(action: () => Promise<Result>): Promise<Result> {
  return renameFields(INPUT_FIELDS, action);
}

const INPUT_FIELDS = { name: 'set', element: 'member' };

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
