import { readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from './free-port.ts';
import { LocalRedisError } from './local-redis-error.ts';
import { ownServer } from './ownership.ts';
import { answeringPid, type ServerAddress } from './server-address.ts';
import type { ServerBinary } from './server-binary.ts';
import { serverConfig, type ServerMode, type ServerSettings } from './server-config.ts';
import type { ServerHome } from './server-home.ts';
import { spawnSentinel, spawnServer, type ServerProcess } from './server-process.ts';

const PORT_ATTEMPTS = 5;
const READY_POLL_MS = 20;
const SHOWN_LOG_LINES = 12;

/** The requirements of a new server. */
export interface LaunchPlan {
  readonly binary: ServerBinary;
  readonly home: ServerHome;
  readonly password: string;
  readonly mode: ServerMode;
  readonly settings: ServerSettings;
  /** The port to try first. */
  readonly port: number | undefined;
  /** Whether no other port is acceptable. */
  readonly portFixed: boolean;
}

/** A server that answers. */
export interface LaunchedServer {
  readonly server: ServerProcess;
  readonly address: ServerAddress;
}

/** Starts a server owned by this process and waits until it answers. */
export async function launch(plan: LaunchPlan): Promise<LaunchedServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = (attempt === 1 ? plan.port : undefined) ?? (await freePort());
    const address = { port, password: plan.password };
    const logStart = statSync(plan.home.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const clusterPort = plan.mode === 'cluster' ? await freePort() : undefined;
    const config = serverConfig(plan.home, address, clusterPort, plan.settings);
    const server =
      plan.mode === 'sentinel'
        ? await spawnSentinel(plan.binary, config, plan.home)
        : await spawnServer(plan.binary, config, plan.home);
    ownServer(plan.home, server, address);
    if (await becomesReady(server, address)) {
      server.keepAlive(false);
      return { server, address };
    }
    const log = readFileSync(plan.home.logFile).subarray(logStart).toString();
    const portTaken = log.includes('Address already in use');
    if (!portTaken || plan.portFixed || attempt === PORT_ATTEMPTS) throw startFailed(log);
  }
}

async function becomesReady(server: ServerProcess, address: ServerAddress): Promise<boolean> {
  const exit = new AbortController();
  void server.exited.then(() => exit.abort());
  while (!exit.signal.aborted) {
    if ((await answeringPid(address, exit.signal)) === server.identity.pid) return true;
    await Promise.race([server.exited, delay(READY_POLL_MS)]);
  }
  return false;
}

function startFailed(log: string): LocalRedisError {
  const lines = log.trimEnd().split('\n').slice(-SHOWN_LOG_LINES);
  return new LocalRedisError(
    'START_FAILED',
    `Redis ended while starting. The end of its log:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
