#!/usr/bin/env node
import { runCommand } from './cli/run.ts';

// A reader that has enough, for example head, closes its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const { stdin, stdout, stderr, env } = process;
process.exitCode = await runCommand(process.argv.slice(2), { stdin, stdout, stderr, env });
