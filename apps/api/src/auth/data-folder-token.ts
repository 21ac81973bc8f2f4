import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from './token-format.ts';

export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

/** The token of the data folder; made at first start, readable by its owner only. */
export async function readOrCreateToken(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // 'wx' lets the first of two instances win; the other reads what it wrote.
    await writeFile(file, `${newToken()}\n`, { mode: 0o600, flag: 'wx' }).catch(
      (error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      },
    );
    await chmod(file, 0o600);
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataFolderUnusable(`The data folder ${dataDir} cannot be used (${reason})`);
  }
}
