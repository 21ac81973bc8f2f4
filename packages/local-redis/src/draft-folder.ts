import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { errorCode } from './error-code.ts';
import { identify } from './process-identity.ts';

const DRAFT_PREFIX = 'fetch-';

/**
 * Fills a folder that appears in one step, complete, or not at all; an existing folder stays
 * unchanged. `fill` receives a folder beside it to work in, and resolves to the part of it to keep.
 */
export async function fillFolder(
  folder: string,
  fill: (draft: string) => Promise<string>,
): Promise<void> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  await removeAbandonedDrafts(parent);
  const draft = await mkdtemp(join(parent, `${DRAFT_PREFIX}${process.pid}-`));
  try {
    await rename(await fill(draft), folder);
  } catch (error) {
    // Another process was faster; its result is equivalent.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The name of a draft has the number of the process that fills it, because a killed one cannot clean up. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^fetch-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || identify(Number(pid)) !== undefined) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
