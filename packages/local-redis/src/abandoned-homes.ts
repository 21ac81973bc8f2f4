import { lstatSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isRunning } from './process-identity.ts';
import { discardHome, serverHome, TEMPORARY_PREFIX } from './server-home.ts';
import { signalServer } from './server-process.ts';
import { readState } from './state-file.ts';

/** Ends temporary servers of this user whose owners were killed and could not end them. */
export function removeAbandonedHomes(): void {
  for (const name of temporaryHomes()) {
    const home = serverHome(join(tmpdir(), name), false);
    // Another user's folder could name any process to end.
    if (lstatSync(home.folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    const state = readState(home.stateFile);
    if (state === undefined || isRunning(state.owner)) continue;
    signalServer(state.server, 'SIGTERM');
    discardHome(home);
  }
}

function temporaryHomes(): string[] {
  try {
    return readdirSync(tmpdir()).filter((name) => name.startsWith(TEMPORARY_PREFIX));
  } catch {
    // Some systems let no user list the folder.
    return [];
  }
}
