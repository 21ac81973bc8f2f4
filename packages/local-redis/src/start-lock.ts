import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode } from './error-code.ts';
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts';

const RETRY_MS = 25;
/** Writing or breaking a lock takes no time, so one that is unfinished for this long was abandoned. */
const ABANDONED_MS = 5_000;

/**
 * Runs `work` while no other process, nor another call in this one, holds the lock. A lock whose
 * holder has died does not count.
 */
export async function withStartLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  // There is no notification when another process releases the lock or dies, so this polls.
  while (!tryAcquire(lockFile)) await delay(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function tryAcquire(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, JSON.stringify(thisProcess()), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    breakStaleLock(lockFile);
    return false;
  }
}

/**
 * Two processes may both find the lock stale, and the slower one must not remove the lock that the
 * faster one has taken since. So a process claims the removal first, then checks again.
 */
function breakStaleLock(lockFile: string): void {
  if (isHeld(lockFile)) return;
  const claim = `${lockFile}.break`;
  try {
    writeFileSync(claim, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (age(claim) > ABANDONED_MS) rmSync(claim, { force: true });
    return;
  }
  try {
    if (!isHeld(lockFile)) rmSync(lockFile, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

function isHeld(lockFile: string): boolean {
  const holder = readHolder(lockFile);
  return holder === undefined ? age(lockFile) <= ABANDONED_MS : isRunning(holder);
}

/** The holder of the lock, or `undefined` while the file is incomplete. */
function readHolder(lockFile: string): ProcessIdentity | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(lockFile, 'utf8'));
    if (typeof holder !== 'object' || holder === null) return undefined;
    if (!('pid' in holder && typeof holder.pid === 'number')) return undefined;
    if (!('started' in holder && typeof holder.started === 'string')) return undefined;
    return { pid: holder.pid, started: holder.started };
  } catch {
    return undefined;
  }
}

function age(path: string): number {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified === undefined ? 0 : Date.now() - modified;
}
