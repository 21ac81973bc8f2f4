import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process, with a way to distinguish it from a later one with the same number. Numbers are soon reused
 * in containers, where a restarted program often gets its previous number.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** The time of its start, in the unit of the system; only for comparisons. */
  readonly started: string;
}

/** Identifies a running process, or `undefined` if there is none with this number. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Identifies this process. */
export function thisProcess(): ProcessIdentity {
  const identity = identify(process.pid);
  if (identity === undefined) throw new Error('This system does not report its processes.');
  return identity;
}

/** Whether exactly this process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

function startFromProc(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  // The second field is the command's name, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = fields[0] === 'Z' || fields[0] === 'X';
  return ended ? undefined : fields[19];
}

function startFromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [, state, started] = /^\s*(\S+)\s+(.+?)\s*$/.exec(stdout) ?? [];
  return state?.startsWith('Z') === true ? undefined : started;
}
