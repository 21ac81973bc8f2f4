import { hash } from 'node:crypto';
import { newSecret } from '../env/secrets.ts';

/** Marks a token of Mayfly for people, and for tools that search files for secrets. */
const PREFIX = 'mfy_';
const CREATED_TOKEN = /^mfy_[A-Za-z0-9_-]{43}$/;
const TOKEN_PATTERN = /mfy_[A-Za-z0-9_-]{8,}/g;

export function newToken(): string {
  return `${PREFIX}${newSecret()}`;
}

/** Whether `newToken` can have created the text. If not, no lookup is needed. */
export function canBeMade(token: string): boolean {
  return CREATED_TOKEN.test(token);
}

/**
 * What Redis stores of a token or session. One round of SHA-256 is enough: slow hashes protect passwords, which can
 * be guessed. 256 random bits cannot.
 */
export function digestOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** A text in which tokens, which users can paste by mistake, are masked. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TOKEN_PATTERN, `${PREFIX}…`);
}
