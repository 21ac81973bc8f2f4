import { MayflyError } from '../errors.ts';
import { checkList, checkMember } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

/** Checks a selection before any part of it is sent. `INVALID_BATCH`, and the errors of `check`. */
export function checkSelection<Item>(
  items: readonly Item[],
  check: (item: Item, path: string) => void,
): void {
  const list = checkList(items, CONSTRAINTS.batchMembers, 'members');
  for (const [index, item] of list.entries()) check(item, `members[${index}]`);
}

/** `INVALID_BATCH`, `INVALID_MEMBER`. */
export function checkMembersOf(members: readonly string[]): void {
  checkSelection(members, checkMember);
}

/** The error of one item of a selection, with the position of the item in the field. */
export async function withPath<Result>(
  path: string,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof MayflyError) || error.field === undefined) throw error;
    if (!error.code.startsWith('INVALID_')) throw error;
    const { code, message, field } = error;
    throw new MayflyError(code, message, { field: `${path}.${field}`, cause: error });
  }
}
