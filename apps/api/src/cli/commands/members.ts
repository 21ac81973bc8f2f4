import { InvalidArgumentError, type Command } from 'commander';
import {
  AddMemberDocument,
  RemoveMemberDocument,
  type LifetimeInput,
} from '../documents.generated.ts';
import { formatDuration, parseDuration } from '../duration.ts';
import type { CommandContext } from '../context.ts';
import { refuseUserErrors } from '../failure.ts';
import { printable, table } from '../printable.ts';
import { readMembers, type MemberNode } from '../read-members.ts';

const DEFAULT_LIMIT = 100;

interface ListOptions {
  readonly prefix?: string;
  readonly limit: number;
  readonly json?: boolean;
}

interface AddOptions {
  readonly ttl?: LifetimeInput;
  readonly value?: unknown;
  readonly json?: boolean;
}

export function addMembers(program: Command, context: CommandContext): void {
  program
    .command('members')
    .description('list live members of a set')
    .argument('<set>')
    .option('--prefix <text>', 'only members that begin with this text')
    .option('--limit <number>', 'the maximum number of members', parseLimit, DEFAULT_LIMIT)
    .option('--json', 'print a JSON array')
    .action(async (set: string, { prefix, limit, json }: ListOptions) => {
      const members: MemberNode[] = [];
      for await (const member of readMembers(await context.connect(), set, prefix)) {
        members.push(member);
        // One more tells whether there are more.
        if (members.length > limit) break;
      }
      const hasMore = members.length > limit;
      if (hasMore) members.pop();
      if (json) {
        context.printJson(members);
      } else {
        const rows = members.map(({ member, remainingMs, value }) => [
          member,
          remainingMs == null ? 'never' : `in ${formatDuration(remainingMs)}`,
          value == null ? '' : JSON.stringify(value),
        ]);
        context.print(table(['MEMBER', 'EXPIRES', 'VALUE'], rows));
      }
      if (hasMore) context.note(`Only ${limit} members are shown: see --limit, or export.`);
    });

  program
    .command('add')
    .description('add a member to a set, or renew it')
    .argument('<set>')
    .argument('<member>')
    .option('--ttl <duration>', 'its time to live, or never', parseTtl)
    .option('--value <json>', 'its value', parseValue)
    .option('--json', 'print a JSON object')
    .action(async (set: string, member: string, { ttl, json, ...options }: AddOptions) => {
      const connection = await context.connect();
      const input = { set, member, ...(ttl !== undefined && { lifetime: ttl }), ...options };
      const { addMember: result } = await connection.request(AddMemberDocument, { input });
      refuseUserErrors(result);
      const { status, expiresAt, now } = result;
      if (json) {
        context.printJson({ status, expiresAt });
        return;
      }
      const verb = status === 'ADDED' ? 'Added' : 'Renewed';
      const left = Date.parse(expiresAt ?? '') - Date.parse(now ?? '');
      const expiry = expiresAt == null ? 'never expires' : `expires in ${formatDuration(left)}`;
      context.print(`${verb} ${printable(member)}, which ${expiry}.\n`);
    });

  program
    .command('remove')
    .description('remove a member from a set')
    .argument('<set>')
    .argument('<member>')
    .option('--json', 'print a JSON object')
    .action(async (set: string, member: string, { json }: { json?: boolean }) => {
      const connection = await context.connect();
      const input = { set, member };
      const { removeMember: result } = await connection.request(RemoveMemberDocument, { input });
      refuseUserErrors(result);
      const { status } = result;
      const name = printable(member);
      if (json) context.printJson({ status });
      else context.print(status === 'REMOVED' ? `Removed ${name}.\n` : `${name} was not live.\n`);
    });
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}

function parseTtl(text: string): LifetimeInput {
  return text === 'never' ? { never: true } : { ttlMs: parseDuration(text) };
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`It must be JSON. Text needs quotes: '"phone"'.`);
  }
}
