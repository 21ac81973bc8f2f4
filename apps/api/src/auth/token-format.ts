import { createHash } from 'node:crypto';
import { newSecret } from '../env/secrets.ts';

/** Marks a token of Mayfly for people, and for programs that search files for secrets. */
const PREFIX = 'mfy_';
const MADE_TOKEN = /^mfy_[A-Za-z0-9_-]{43}$/;
const LIKE_A_TOKEN = /mfy_[A-Za-z0-9_-]{8,}/g;

export function newToken(): string {
  return `${PREFIX}${newSecret()}`;
}

/** Whether a text can be a token that `newToken` has made: if not, nobody has to look for it. */
export function canBeMade(token: string): boolean {
  return MADE_TOKEN.test(token);
}

/**
 * What is kept of a token or session in its place. One round of SHA-256 is enough: a slow hash protects
 * passwords, which can be guessed one after the other, and among 2²⁵⁶ secrets there is nothing to guess.
 */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A text without the tokens that somebody has put into it by mistake. */
export function withoutTokens(text: string): string {
  return text.replaceAll(LIKE_A_TOKEN, `${PREFIX}…`);
}
