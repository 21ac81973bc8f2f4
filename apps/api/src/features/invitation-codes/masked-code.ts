const SHOWN = 2;
const LONG_ENOUGH = 6;

/** Shows enough of a code to recognize it, but not to use it. */
export function maskedCode(code: string): string {
  const shown = code.length < LONG_ENOUGH ? 0 : SHOWN;
  return '•'.repeat(code.length - shown) + code.slice(code.length - shown);
}
