/** Whatever was thrown, as an Error: handlers are not ours and may throw anything. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('A handler threw what is no Error', { cause: thrown });
}
