import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

export interface SecretFile {
  readonly dataDir: string;
  readonly name: string;
  readonly make: () => string;
  /** The environment variable that can replace the file. */
  readonly variable: string;
}

/** A secret of the data folder. The first start creates it, readable only by its owner. */
export async function readOrCreateSecret(secret: SecretFile): Promise<string> {
  const { dataDir, name, make, variable } = secret;
  const file = join(dataDir, name);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await createOnce(file, `${make()}\n`);
    await chmod(file, 0o600);
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataFolderUnusable(
      `The data folder ${dataDir} cannot be used (${reason}): set DATA_DIR, or ${variable}`,
    );
  }
}

/** A link appears atomically: of two instances, one creates the file, and the other reads a complete one. */
async function createOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}
