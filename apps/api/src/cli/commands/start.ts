import type { Command } from 'commander';
import { unknownSettings } from '../../env/unknown-settings.ts';
import type { CommandContext } from '../context.ts';
import { EXIT } from '../failure.ts';

interface StartOptions {
  readonly sample?: boolean;
  readonly cluster?: boolean;
}

export function addStart(program: Command, context: CommandContext): void {
  program
    .command('start')
    .description('start the server with the dashboard; the default command')
    .option('--sample', 'fill an empty store with demo data')
    .option('--cluster', 'start a local Redis Cluster of three masters, to try one')
    .action(async ({ sample = false, cluster = false }: StartOptions) => {
      process.env['NODE_ENV'] ??= 'production';
      for (const warning of unknownSettings(process.env)) context.note(warning);
      // Other commands do not load the server.
      const { startServer, explainFailedStart } = await import('../../start.ts');
      try {
        await startServer({ sample, cluster });
      } catch (error) {
        context.note(explainFailedStart(error));
        context.exitCode = EXIT.failed;
      }
    });
}
