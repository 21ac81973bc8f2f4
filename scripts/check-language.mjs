/**
 * Finds phrases that the style sheet in CONTRIBUTING.md bans, in the paths of CLEAN. When a path has none of them,
 * add it to the list.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './pnpm.mjs';
import { projectFiles } from './project-files.mjs';

const CLEAN = [
  'apps/api/bench',
  'apps/api/soak',
  'apps/api/src',
  'apps/api/test',
  'CONTRIBUTING.md',
  'README.md',
  'apps/web',
  'docs',
  'e2e',
  'packages/core/README.md',
  'packages/core/bench',
  'packages/core/examples',
  'packages/core/src/sets',
  'packages/core/test',
  'packages/core/src',
  'packages/local-redis',
  'playwright.config.ts',
  'scripts',
  'vitest.config.ts',
];

/**
 * Regular expressions, and the words to use instead. A space also matches the end of a line in a comment.
 * @type {readonly (readonly [pattern: string, instead: string])[]}
 */
const BANNED = [
  ['who(?:m)?ever', 'the caller, a client that, any user who'],
  ['whatever', 'any, every, or the name of the thing'],
  ['whichever', 'any, or the name of the thing'],
  ['told', 'receives, returns, reports'],
  ['(?:no|some|every|any)body', 'no one, a user, all clients'],
  ["of (?:its|their|his|her|our|my|your|one's) own", 'separate, its, a second'],
  ['(?:him|her)self', 'the noun again'],
  ['at once after', 'immediately after'],
  ['(?:is|are|was|were) to (?:be|hold|have|go|come)', 'must, should, will'],
  ['(?:is|are) nothing that', 'does not'],
  ['it may be that', 'may, perhaps'],
  ['lies? (?:after|before)', 'must be later than, must be earlier than'],
  ['(?:be|was|were|is|are) had(?: back)?', 'restore, undo'],
  ['for want of', 'without'],
  ['for good', 'permanently'],
  ['for ever', 'forever'],
  ['all the same', 'nevertheless'],
  ['at hand', 'available'],
  ['hitherto', 'until now'],
  ['likewise', 'also, the same'],
  ['anew', 'again'],
  ['lest', 'so that … not'],
  ['dearer', 'slower, more expensive'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['the present one', 'the current one'],
  ['whose it is', 'its owner'],
  ['(?:nor|never|only then) (?:do|does|did)', 'the subject before the verb'],
];

/** @param {string} pattern */
function expression(pattern) {
  const spaced = pattern.replaceAll(' ', String.raw`\s+(?:(?:\*|//|--|#|>)\s+)?`);
  return new RegExp(String.raw`\b(?:${spaced})\b`, 'gi');
}

/**
 * Inline code in Markdown can quote a banned phrase. Line breaks stay, for the numbers of lines.
 * @param {string} file
 */
function prose(file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.md')) return text;
  return text.replaceAll(/(?<!`)`[^`]+`(?!`)/g, (code) => code.replaceAll(/[^\n]/g, ' '));
}

// This file contains the banned phrases.
const sources = projectFiles().filter((file) => file !== 'scripts/check-language.mjs');
const files = CLEAN.flatMap((path) => {
  const found = sources.filter((file) => file === path || file.startsWith(`${path}/`));
  if (found.length === 0) throw new Error(`${path} does not exist`);
  return found;
});

for (const file of files) {
  const text = prose(file);
  for (const [pattern, instead] of BANNED) {
    for (const { 0: phrase, index } of text.matchAll(expression(pattern))) {
      const line = text.slice(0, index).split('\n').length;
      const found = phrase.replaceAll(/\s+/g, ' ');
      console.error(`${file}:${line}: "${found}" is banned; write for example: ${instead}`);
      process.exitCode = 1;
    }
  }
}
