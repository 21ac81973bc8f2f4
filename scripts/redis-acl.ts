import { readFileSync } from 'node:fs';

const PAGE = new URL('../docs/deployment.md', import.meta.url);

/** The commands of docs/deployment.md, as their words: the user, what a cluster adds, and what adoption adds. */
export function aclCommands(): readonly (readonly string[])[] {
  const lines = readFileSync(PAGE, 'utf8').matchAll(/^ACL (SETUSER .+)$/gm);
  return [...lines].map(([, words = '']) => words.split(' '));
}
