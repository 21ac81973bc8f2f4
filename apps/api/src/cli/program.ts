import { Command } from 'commander';
import { readVersion } from '../env/version.ts';
import { addCompletion } from './completion.ts';
import type { CommandContext } from './context.ts';
import { addDoctor } from './doctor/doctor.ts';
import { addLimit } from './commands/limit.ts';
import { addMembers } from './commands/members.ts';
import { addSets } from './commands/sets.ts';
import { addStart } from './commands/start.ts';
import { addToken } from './commands/token.ts';
import { addTransfer } from './commands/transfer.ts';
import { addWatch } from './commands/watch.ts';

const HELP = `
Environment of the commands, which use a running server:
  MAYFLY_URL    its URL; by default http://127.0.0.1:4000, or the port in PORT
  MAYFLY_TOKEN  a token; by default, that of the data folder (DATA_DIR), for a server of this machine only

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 denied by a limit.
Documentation: https://github.com/mayfly/mayfly/blob/main/docs/command-line.md`;

/** The tree of all commands. */
export function createProgram(context: CommandContext): Command {
  const { stdout, stderr } = context.io;
  const program = new Command('mayfly')
    .description('Expiring sets on Redis: runs the server, and uses a running one.')
    .version(readVersion(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand(false)
    .addHelpText('after', HELP)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
    });
  for (const add of [
    addStart,
    addSets,
    addMembers,
    addTransfer,
    addWatch,
    addLimit,
    addToken,
    addDoctor,
    addCompletion,
  ]) {
    add(program, context);
  }
  return program;
}
