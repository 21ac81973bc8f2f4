import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { EXIT } from '../failure.ts';
import { printable } from '../printable.ts';
import type { Finding } from './finding.ts';

const WITHOUT_URL: Finding = {
  level: 'note',
  subject: 'redis',
  code: 'REDIS_URL_UNSET',
  message: 'REDIS_URL is not set, so only the server is examined, and not its Redis.',
};

export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description('examine Redis (REDIS_URL) and the server, and say what to change')
    .option('--json', 'print a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const { env } = context;
      const { findInRedis } = await import('./redis-findings.ts');
      const { findInServer } = await import('./server-findings.ts');
      const findings = [
        ...(env.redis === undefined ? [WITHOUT_URL] : await findInRedis(env.redis, env.namespace)),
        ...(await findInServer(env)),
      ];
      if (json) context.printJson(findings);
      for (const { level, message } of json ? [] : findings) {
        context.print(`${level.padEnd(8)}  ${printable(message)}\n`);
      }
      if (findings.some(({ level }) => level === 'critical')) context.exitCode = EXIT.failed;
    });
}
