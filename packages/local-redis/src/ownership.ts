import { isRunning, thisProcess } from './process-identity.ts';
import type { ServerAddress } from './server-address.ts';
import { discardHome, type ServerHome } from './server-home.ts';
import { signalServer, type ServerProcess } from './server-process.ts';
import { readState, writeState } from './state-file.ts';

const endings = new Set<() => void>();

/** Records that this process owns the server, which from now on does not outlive it. */
export function ownServer(home: ServerHome, server: ServerProcess, address: ServerAddress): void {
  const state = { ...address, server: server.identity, owner: thisProcess(), stopping: false };
  writeState(home.stateFile, state);
  const end = (): void => {
    announceStop(home, server);
    signalServer(server.identity, 'SIGTERM');
    discardHome(home);
  };
  if (endings.size === 0) process.on('exit', endAll);
  endings.add(end);
  void server.exited.then(() => {
    endings.delete(end);
    if (endings.size === 0) process.off('exit', endAll);
  });
}

/** Tells the next process to start here not to use this server, although it may still answer. */
export function announceStop(home: ServerHome, { identity }: ServerProcess): void {
  const state = readState(home.stateFile);
  if (state?.server.pid === identity.pid && isRunning(identity)) {
    writeState(home.stateFile, { ...state, stopping: true });
  }
}

function endAll(): void {
  for (const end of endings) end();
}
