/** JSON has no NaN: a client that computed one sends null, which must not mean that nothing was given. */
export function optionalNumber(value: number | null | undefined): number | undefined {
  return value === null ? Number.NaN : value;
}
