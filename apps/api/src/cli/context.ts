import type { Readable, Writable } from 'node:stream';
import { readClientEnv, type ClientEnv } from '../env/client-env.ts';
import { connect, type Connection } from './connection.ts';
import { EXIT } from './failure.ts';

export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: NodeJS.ProcessEnv;
  /** Ends a command that has no end, such as `watch`. */
  readonly signal?: AbortSignal;
}

/** The surroundings of one run of the command. */
export class CommandContext {
  readonly io: Io;
  exitCode: number = EXIT.done;

  constructor(io: Io) {
    this.io = io;
  }

  /** Throws `EnvError`. */
  get env(): ClientEnv {
    return readClientEnv(this.io.env);
  }

  connect(): Promise<Connection> {
    return connect(this.env);
  }

  /** Results, which a program can read. */
  print(text: string): void {
    this.io.stdout.write(text);
  }

  printJson(value: unknown): void {
    this.print(`${JSON.stringify(value, null, 2)}\n`);
  }

  /** Messages that are no results. */
  note(text: string): void {
    this.io.stderr.write(`${text}\n`);
  }

  /** Writes the lines of a stream, as fast as the reader reads. */
  async printLines(lines: AsyncIterable<string>): Promise<void> {
    const { stdout } = this.io;
    for await (const line of lines) {
      if (stdout.write(`${line}\n`)) continue;
      await new Promise((resolve) => {
        stdout.once('drain', resolve);
      });
    }
  }
}
