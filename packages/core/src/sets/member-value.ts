/** Values were written by `encodeValue`; that they are of the caller's type is the caller's word. */
export function parseValue<Value>(json: string | null): Value | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return json === null ? null : (JSON.parse(json) as Value);
}
