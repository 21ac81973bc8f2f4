import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DataFolderUnusable, readOrCreateSecret } from './data-folder.ts';

/** What digests of one-time passwords and cursors are keyed by: the present one, and previous ones. */
export type Secrets = readonly [current: string, ...previous: string[]];

const SECRET_BYTES = 32;
const SECRET_CHARACTERS = 32;
const MOST_SECRETS = 8;

export const SECRETS_FORM = `is not 1 to ${MOST_SECRETS} secrets of ${SECRET_CHARACTERS} characters or more, with commas`;

/** 256 random bits, in 43 characters. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Secrets in a text, or null if they are none. */
export function parseSecrets(text: string): Secrets | null {
  const [current, ...previous] = text.split(',').map((secret) => secret.trim());
  if (current === undefined || previous.length >= MOST_SECRETS) return null;
  const secrets = [current, ...previous] as const;
  return secrets.every(({ length }) => length >= SECRET_CHARACTERS) ? secrets : null;
}

export interface SecretsSource {
  /** Those of the environment. */
  readonly secrets: Secrets | undefined;
  readonly dataDir: string;
}

/** Those of the environment, or those of the data folder. Throws `DataFolderUnusable`. */
export async function secretsOf({ secrets, dataDir }: SecretsSource): Promise<Secrets> {
  if (secrets !== undefined) return secrets;
  const file = { dataDir, name: 'secret', make: newSecret, variable: 'MAYFLY_SECRET' };
  const kept = parseSecrets(await readOrCreateSecret(file));
  if (kept === null) throw new DataFolderUnusable(`${join(dataDir, 'secret')} ${SECRETS_FORM}`);
  return kept;
}
