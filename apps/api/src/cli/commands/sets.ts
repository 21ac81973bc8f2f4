import type { Command } from 'commander';
import {
  CreateSetDocument,
  SetsDocument,
  type SetsQuery,
  type SetsQueryVariables,
} from '../documents.generated.ts';
import { formatDuration, parseDuration } from '../duration.ts';
import type { Connection } from '../connection.ts';
import type { CommandContext } from '../context.ts';
import { refuseUserErrors } from '../failure.ts';
import { table } from '../printable.ts';

/** The maximum of the API. */
const PAGE = 100;

type SetNode = SetsQuery['expiringSets']['edges'][number]['node'];

export function addSets(program: Command, context: CommandContext): void {
  program
    .command('sets')
    .description('list the sets')
    .option('--prefix <text>', 'only names that begin with this text')
    .option('--json', 'print a JSON array')
    .action(async ({ prefix, json }: { prefix?: string; json?: boolean }) => {
      const sets: SetNode[] = [];
      for await (const set of readSets(await context.connect(), prefix)) sets.push(set);
      if (json) {
        context.printJson(sets);
        return;
      }
      const rows = sets.map((set) => [
        set.name,
        set.strategy.toLowerCase(),
        `${set.countIsExact ? '' : 'at most '}${set.count}`,
        formatDuration(set.defaultTtlMs),
        set.nextExpiresAt === null || set.nextExpiresAt === undefined
          ? '-'
          : `in ${formatDuration(Date.parse(set.nextExpiresAt) - Date.parse(set.now))}`,
      ]);
      context.print(table(['NAME', 'STRATEGY', 'MEMBERS', 'DEFAULT TTL', 'NEXT EXPIRY'], rows));
    });

  program
    .command('create')
    .description('create a set of the strategy sorted')
    .argument('<set>', 'its name')
    .requiredOption('--ttl <duration>', 'the time to live of its members', parseDuration)
    .option('--json', 'print a JSON object')
    .action(async (name: string, { ttl, json }: { ttl: number; json?: boolean }) => {
      const connection = await context.connect();
      const input = { name, defaultTtlMs: ttl };
      const { createExpiringSet: result } = await connection.request(CreateSetDocument, { input });
      refuseUserErrors(result);
      const isNew = result.status === 'CREATED';
      if (json) context.printJson({ status: result.status });
      else context.print(isNew ? `Set ${name} created.\n` : `Set ${name} exists already.\n`);
    });
}

async function* readSets(
  connection: Connection,
  prefix: string | undefined,
): AsyncGenerator<SetNode, void> {
  const filter = prefix === undefined ? null : { prefix };
  let after: string | null | undefined = null;
  do {
    const variables: SetsQueryVariables = { first: PAGE, after, filter };
    const { expiringSets: page }: SetsQuery = await connection.request(SetsDocument, variables);
    for (const { node } of page.edges) yield node;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after != null);
}
