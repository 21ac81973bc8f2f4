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
    const field = renamed(names, error.field);
    if (field === undefined) throw error;
    throw new MayflyError(error.code, reworded(error.message, error.field, field), { field });
  }
}

/** Messages begin with the field that they are about. Further on the same word is one like others. */
function reworded(message: string, from: string, to: string): string {
  const rest = message.slice(from.length);
  return message.startsWith(from) && /^\W/.test(rest) ? to + rest : message;
}

/** By the whole path, or else by its head: then the rest of a path such as `sources[1]` stays. */
function renamed(names: Readonly<Record<string, string>>, path: string): string | undefined {
  const whole = names[path];
  if (whole !== undefined) return whole;
  const [head = ''] = path.split(/[.[]/, 1);
  const name = names[head];
  return name === undefined ? undefined : name + path.slice(head.length);
}
