export type ParsedValue =
  | { readonly status: 'absent' }
  | { readonly status: 'value'; readonly value: unknown }
  | { readonly status: 'invalid' };

/** Parses a typed JSON value of a member; an empty text means no value. */
export function parseValue(text: string): ParsedValue {
  if (text.trim() === '') return { status: 'absent' };
  try {
    const value: unknown = JSON.parse(text);
    return { status: 'value', value };
  } catch {
    return { status: 'invalid' };
  }
}
