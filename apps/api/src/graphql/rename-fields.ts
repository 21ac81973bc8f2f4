import { MayflyError } from '@mayfly/core';

/** Runs an action, and names the fields of its errors as the input does where core calls them otherwise. */
export async function renameFields<Result>(
  names: Readonly<Record<string, string>>,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof MayflyError) || error.field === undefined) throw error;
    const field = names[error.field];
    if (field === undefined) throw error;
    throw new MayflyError(error.code, error.message.replace(error.field, field), { field });
  }
}
