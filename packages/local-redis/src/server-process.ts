import { spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode } from './error-code.ts';
import { LocalRedisError } from './local-redis-error.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import type { ServerBinary } from './server-binary.ts';
import type { ServerHome } from './server-home.ts';

const POLL_MS = 200;
const SHUTDOWN_LIMIT_MS = 10_000;

/** A server process and its end. */
export interface ServerProcess {
  readonly identity: ProcessIdentity;
  /** Fulfilled when the process has ended, for any reason. */
  readonly exited: Promise<void>;
  /** Whether waiting for this process keeps Node.js running. */
  keepAlive(on: boolean): void;
}

/** Runs a server, which receives its configuration on standard input. */
export function spawnServer(
  binary: ServerBinary,
  config: string,
  home: ServerHome,
): Promise<ServerProcess> {
  return spawnProgram(binary, ['-'], config, home);
}

/** Runs a sentinel, which needs a file for its configuration, because it stores its state there. */
export function spawnSentinel(
  binary: ServerBinary,
  config: string,
  home: ServerHome,
): Promise<ServerProcess> {
  writeFileSync(home.sentinelFile, config, { mode: 0o600 });
  return spawnProgram(binary, [home.sentinelFile, '--sentinel'], '', home);
}

/** Runs a program in a separate process group, so that a terminal's Ctrl-C does not reach it. */
async function spawnProgram(
  binary: ServerBinary,
  args: readonly string[],
  input: string,
  { logFile }: ServerHome,
): Promise<ServerProcess> {
  // A file instead of a pipe: a server that outlives its owner continues to write its log.
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(binary.path, args, {
    detached: true,
    stdio: ['pipe', log, log],
    env: { ...process.env, ...binary.env },
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) {
    const cause = await Promise.race([failed, exited]);
    throw new LocalRedisError('START_FAILED', `${binary.path} cannot be run.`, { cause });
  }
  // A server that ends immediately closes the pipe early; its log then has the reason.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return { identity, exited, keepAlive: (on) => (on ? child.ref() : child.unref()) };
}

/** Follows a server that another process started. */
export function followServer(identity: ProcessIdentity): ServerProcess {
  let timer: NodeJS.Timeout | undefined;
  const exited = new Promise<void>((resolve) => {
    // The system reports the end of a process only to its parent; others must poll.
    timer = setInterval(() => {
      if (isRunning(identity)) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
  });
  timer?.unref();
  return { identity, exited, keepAlive: (on) => (on ? timer?.ref() : timer?.unref()) };
}

/** Sends a signal, unless the process has ended already. */
export function signalServer(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    // It may end between the check and the signal.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Ends a server: gracefully, so that it saves its data, then by force. */
export async function terminateServer(server: ServerProcess): Promise<void> {
  server.keepAlive(true);
  signalServer(server.identity, 'SIGTERM');
  const limit = new AbortController();
  const ended = server.exited.then(() => true);
  const late = delay(SHUTDOWN_LIMIT_MS, false, { signal: limit.signal });
  late.catch(() => undefined);
  if (!(await Promise.race([ended, late]))) signalServer(server.identity, 'SIGKILL');
  await server.exited;
  limit.abort();
}
