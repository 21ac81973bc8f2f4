/** JSON has no NaN: a client sends null for it, which must not mean that the number was omitted. */
export function optionalNumber(value: number | null | undefined): number | undefined {
  return value === null ? Number.NaN : value;
}
