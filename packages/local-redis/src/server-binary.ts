import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The oldest version that speaks RESP3, which the client asks for. */
export const OLDEST_MAJOR = 6;

/** A server that can be run, with what its environment needs in addition. */
export interface ServerBinary {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The version that a server says it is of, or `undefined` if this does not run or is no server. */
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

/** Whether this runs at all, and is recent enough. */
export async function isUsable(binary: ServerBinary): Promise<boolean> {
  return Number.parseInt((await serverVersion(binary)) ?? '', 10) >= OLDEST_MAJOR;
}
