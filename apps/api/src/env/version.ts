import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The path is the same from `dist` and `src`. */
const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version of Mayfly. */
export function readVersion(): string {
  const content: unknown = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  return z.object({ version: z.string() }).parse(content).version;
}
