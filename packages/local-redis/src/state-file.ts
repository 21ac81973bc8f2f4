import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { ProcessIdentity } from './process-identity.ts';

/** The content of a home's state file about its server, for the next process that starts there. */
export interface ServerState {
  readonly server: ProcessIdentity;
  readonly port: number;
  readonly password: string;
  /** The process that ends the server when it ends. */
  readonly owner: ProcessIdentity;
  /** Set when the server received its order to end: it may still answer, but must not be used any more. */
  readonly stopping: boolean;
}

/** Reads the state, or `undefined` if it is missing or unreadable. */
export function readState(path: string): ServerState | undefined {
  try {
    return parseState(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces the state in one step, readable by its user only, because it contains the password. */
export function writeState(path: string, state: ServerState): void {
  const { server, owner, port, password, stopping } = state;
  const text = JSON.stringify({
    pid: server.pid,
    started: server.started,
    port,
    password,
    ownerPid: owner.pid,
    ownerStarted: owner.started,
    stopping,
  });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

function parseState(value: unknown): ServerState | undefined {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('pid' in value && typeof value.pid === 'number') ||
    !('started' in value && typeof value.started === 'string') ||
    !('port' in value && typeof value.port === 'number') ||
    !('password' in value && typeof value.password === 'string') ||
    !('ownerPid' in value && typeof value.ownerPid === 'number') ||
    !('ownerStarted' in value && typeof value.ownerStarted === 'string') ||
    !('stopping' in value && typeof value.stopping === 'boolean')
  ) {
    return undefined;
  }
  return {
    server: { pid: value.pid, started: value.started },
    port: value.port,
    password: value.password,
    owner: { pid: value.ownerPid, started: value.ownerStarted },
    stopping: value.stopping,
  };
}
