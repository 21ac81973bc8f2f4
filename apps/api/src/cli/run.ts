import { CommanderError } from 'commander';
import { EnvError } from '../env/env.ts';
import { CommandContext, type Io } from './context.ts';
import { CommandFailed, EXIT } from './failure.ts';
import { printable } from './printable.ts';
import { createProgram } from './program.ts';

const OF_PROGRAM = new Set(['-h', '--help', '-v', '--version']);

/** Runs the command with the arguments after its name. Resolves to the exit code. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const context = new CommandContext(io);
  const [first] = args;
  // `mayfly --sample` is `mayfly start --sample`.
  const starts = first === undefined || (first.startsWith('-') && !OF_PROGRAM.has(first));
  try {
    await createProgram(context).parseAsync(starts ? ['start', ...args] : args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    // Commander has printed its message.
    if (error instanceof CommanderError) {
      return error.code === 'commander.help' || error.exitCode !== 0 ? EXIT.wrongUsage : EXIT.done;
    }
    context.note(explain(error));
    return EXIT.failed;
  }
}

/** One line for errors that the user can fix. Other errors are defects and show their stack. */
function explain(error: unknown): string {
  if (error instanceof CommandFailed || error instanceof EnvError) return printable(error.message);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
