const SHOWN = 2;
const LONG_ENOUGH = 6;

/** So much of a code that somebody who has it recognises it, and nobody else can use it. */
export function maskedCode(code: string): string {
  const shown = code.length < LONG_ENOUGH ? 0 : SHOWN;
  return '•'.repeat(code.length - shown) + code.slice(code.length - shown);
}
