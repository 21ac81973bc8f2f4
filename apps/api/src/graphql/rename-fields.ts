import { MayflyError } from '@mayfly/core';

type Names = Readonly<Record<string, string>> | ((field: string) => string);

/** Runs an action, and renames the fields of its errors from those of core to those of the input. */
export async function renameFields<Result>(
  names: Names,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof MayflyError) || error.field === undefined) throw error;
    const field = renamed(names, error.field);
    if (field === undefined || field === error.field) throw error;
    throw new MayflyError(error.code, reworded(error.message, error.field, field), { field });
  }
}

/** A message begins with its field. Elsewhere the same word can have another meaning. */
function reworded(message: string, from: string, to: string): string {
  const rest = message.slice(from.length);
  return message.startsWith(from) && /^\W/.test(rest) ? to + rest : message;
}

/** Renames the whole path, or else its head. The rest of a path such as `sources[1]` stays. */
function renamed(names: Names, path: string): string | undefined {
  if (typeof names === 'function') return names(path);
  const whole = names[path];
  if (whole !== undefined) return whole;
  const [head = ''] = path.split(/[.[]/, 1);
  const name = names[head];
  return name === undefined ? undefined : name + path.slice(head.length);
}
