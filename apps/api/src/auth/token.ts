import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

/** The token of the data folder; made at first start, readable by its owner only. */
export async function readOrCreateToken(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const token = randomBytes(32).toString('base64url');
    // 'wx' lets the first of two instances win; the other reads what it wrote.
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await chmod(file, 0o600);
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataFolderUnusable(`The data folder ${dataDir} cannot be used (${reason})`);
  }
}

/** Compares digests, so that neither content nor length of the token shows in the time it takes. */
export function isToken(candidate: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(token));
}
