import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../src/cli/run.ts';
import { TOKEN } from './api.ts';

interface Surroundings {
  readonly url?: string;
  readonly env?: Record<string, string>;
  readonly input?: string;
  readonly signal?: AbortSignal;
  /** Receives each piece of the output. */
  readonly onOutput?: (text: string) => void;
}

/** Runs the command in this process. `args` as in a shell: quotes group words. */
export async function mayfly(
  args: string | readonly string[],
  { url, env, input = '', signal, onOutput }: Surroundings = {},
) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  stdout.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  const io = {
    stdin: Readable.from([input]),
    stdout,
    stderr,
    env: {
      ...(url !== undefined && { MAYFLY_URL: url }),
      MAYFLY_TOKEN: TOKEN,
      DATA_DIR: '/does/not/exist',
      ...env,
    },
    ...(signal && { signal }),
  };
  const out = text(stdout);
  const err = text(stderr);
  const code = await runCommand(typeof args === 'string' ? wordsOf(args) : args, io);
  stdout.end();
  stderr.end();
  return { code, out: await out, err: await err };
}

/** The words of a shell's line without variables. */
function wordsOf(line: string): readonly string[] {
  const words = [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)];
  return words.map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
