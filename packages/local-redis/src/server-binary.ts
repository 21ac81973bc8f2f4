import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The oldest version with RESP3, which the client requires. */
export const OLDEST_MAJOR = 6;

/** A program that starts a server, with additional variables for its environment. */
export interface ServerBinary {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The version that a server reports, or `undefined` if this does not run or is not a server. */
export async function serverVersion({ path, env }: ServerBinary): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      env: { ...process.env, ...env },
    });
    return /\bv=(\d+(?:\.\d+)*)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

/** Whether this runs, and is recent enough. */
export async function isUsable(binary: ServerBinary): Promise<boolean> {
  return Number.parseInt((await serverVersion(binary)) ?? '', 10) >= OLDEST_MAJOR;
}
