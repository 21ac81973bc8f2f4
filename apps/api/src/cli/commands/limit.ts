import { InvalidArgumentError, type Command } from 'commander';
import { TryLimitDocument, type TryLimitMutation } from '../documents.generated.ts';
import { formatDuration } from '../duration.ts';
import type { CommandContext } from '../context.ts';
import { CommandFailed, EXIT, refuseUserErrors } from '../failure.ts';
import { table } from '../printable.ts';

type Decision = NonNullable<TryLimitMutation['consumeLimit']['decision']>;

interface TryOptions {
  readonly cost: number;
  readonly json?: boolean;
}

export function addLimit(program: Command, context: CommandContext): void {
  program
    .command('limit')
    .description('use rate limits')
    .command('try')
    .description('count a call against a policy; exit code 3 if it is denied')
    .argument('<policy>')
    .argument('<key>', 'a user, an address or a tenant')
    .option('--cost <number>', 'the cost of the call', parseCost, 1)
    .option('--json', 'print a JSON object')
    .action(async (policy: string, key: string, { cost, json }: TryOptions) => {
      const connection = await context.connect();
      const input = { policy, key, cost };
      const { consumeLimit: result } = await connection.request(TryLimitDocument, { input });
      refuseUserErrors(result);
      const { decision } = result;
      if (decision == null) throw new CommandFailed('The server sent no decision.');
      if (json) context.printJson(decision);
      else context.print(describe(decision));
      if (!decision.passes) context.exitCode = EXIT.denied;
    });
}

function describe(decision: Decision): string {
  const { status, passes, reason, shadowed, retryAfterMs, limits } = decision;
  if (status === 'UNAVAILABLE') {
    return `Redis did not decide. The outage policy ${passes ? 'lets the call pass' : 'denies the call'}.\n`;
  }
  const retry = retryAfterMs == null ? '' : ` Try again in ${formatDuration(retryAfterMs)}.`;
  const denial = `Denied${reason === 'BLOCKED' ? ': the key is blocked' : ''}.${retry}`;
  const verdict = passes ? `Allowed${shadowed ? ' in shadow mode' : ''}.` : denial;
  const rows = limits.map(({ name, remaining, limit, windowMs }) => [
    name,
    `${remaining} of ${limit}`,
    formatDuration(windowMs),
  ]);
  return `${verdict}\n${table(['LIMIT', 'REMAINING', 'WINDOW'], rows)}`;
}

function parseCost(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}
