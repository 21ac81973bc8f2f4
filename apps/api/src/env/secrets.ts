import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DataFolderUnusable, readOrCreateSecret } from './data-folder.ts';

/** The keys of digests of one-time passwords and of cursors: the current one, and previous ones. */
export type Secrets = readonly [current: string, ...previous: string[]];

const SECRET_BYTES = 32;
const SECRET_CHARACTERS = 32;
const MAX_SECRETS = 8;

export const SECRETS_FORM = `must be 1 to ${MAX_SECRETS} secrets of at least ${SECRET_CHARACTERS} characters, separated by commas`;

/** 256 random bits, in 43 characters. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Parses secrets; null if they are invalid. */
export function parseSecrets(text: string): Secrets | null {
  const [current, ...previous] = text.split(',').map((secret) => secret.trim());
  if (current === undefined || previous.length >= MAX_SECRETS) return null;
  const secrets = [current, ...previous] as const;
  return secrets.every(({ length }) => length >= SECRET_CHARACTERS) ? secrets : null;
}

export interface SecretsSource {
  /** The secrets of the environment. */
  readonly secrets: Secrets | undefined;
  readonly dataDir: string;
}

/** The secrets of the environment, else of the data folder. Throws `DataFolderUnusable`. */
export async function secretsOf({ secrets, dataDir }: SecretsSource): Promise<Secrets> {
  if (secrets !== undefined) return secrets;
  const file = { dataDir, name: 'secret', make: newSecret, variable: 'MAYFLY_SECRET' };
  const kept = parseSecrets(await readOrCreateSecret(file));
  if (kept === null) throw new DataFolderUnusable(`${join(dataDir, 'secret')} ${SECRETS_FORM}`);
  return kept;
}
