import { Option, type Command } from 'commander';
import { CreateTokenDocument, type Role } from '../documents.generated.ts';
import { parseDuration } from '../duration.ts';
import type { CommandContext } from '../context.ts';
import { refuseUserErrors } from '../failure.ts';

const ROLES = { viewer: 'VIEWER', operator: 'OPERATOR', admin: 'ADMIN' } satisfies Record<
  string,
  Role
>;

interface CreateOptions {
  readonly role: keyof typeof ROLES;
  readonly ttl?: number;
  readonly json?: boolean;
}

export function addToken(program: Command, context: CommandContext): void {
  program
    .command('token')
    .description('manage tokens')
    .command('create')
    .description('create a token, and print it')
    .argument('<name>')
    .addOption(
      new Option('--role <role>', 'what its bearer can do')
        .choices(Object.keys(ROLES))
        .makeOptionMandatory(),
    )
    .option('--ttl <duration>', 'its time to live; it lives forever by default', parseDuration)
    .option('--json', 'print a JSON object')
    .action(async (name: string, { role, ttl, json }: CreateOptions) => {
      const connection = await context.connect();
      const input = { name, role: ROLES[role], ttlMs: ttl ?? null };
      const { createToken: result } = await connection.request(CreateTokenDocument, { input });
      refuseUserErrors(result);
      if (json) {
        context.printJson({ secret: result.secret, ...result.token });
        return;
      }
      context.print(`${result.secret}\n`);
      context.note(
        `Token ${name} created, with the role ${role}. The server cannot show it again.`,
      );
    });
}
