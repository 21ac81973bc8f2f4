import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The oldest version that speaks RESP3, which the client asks for. */
export const OLDEST_MAJOR = 6;

/** A server that can be run, with what its environment needs in addition. */
export interface ServerBinary {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Whether this runs at all, and is recent enough. */
export async function isUsable({ path, env }: ServerBinary): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      env: { ...process.env, ...env },
    });
    return Number(/\bv=(\d+)\./.exec(stdout)?.[1]) >= OLDEST_MAJOR;
  } catch {
    return false;
  }
}
