import type { Command } from 'commander';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { AddMembersDocument, NowDocument } from '../documents.generated.ts';
import type { CommandContext } from '../context.ts';
import { CommandFailed, refuseUserErrors } from '../failure.ts';
import { readMembers } from '../read-members.ts';

/** A chunk of an import: within the limits of the API for members and for the size of a request. */
const CHUNK = { members: 500, characters: 200_000 } as const;

const memberForm = z.object({
  member: z.string(),
  value: z.unknown().optional(),
  /** Null: it never expires. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
});

interface Line {
  readonly number: number;
  readonly content: z.infer<typeof memberForm>;
}

export function addTransfer(program: Command, context: CommandContext): void {
  program
    .command('export')
    .description('print all live members of a set, a JSON object per line')
    .argument('<set>')
    .action(async (set: string) => {
      const connection = await context.connect();
      const lines = async function* () {
        for await (const { member, value, expiresAt } of readMembers(connection, set)) {
          yield JSON.stringify({ member, ...(value != null && { value }), expiresAt });
        }
      };
      await context.printLines(lines());
    });

  program
    .command('import')
    .description('add the members of an export on the standard input to an existing set')
    .argument('<set>')
    .option('--json', 'print a JSON object')
    .action(async (set: string, { json }: { json?: boolean }) => {
      const connection = await context.connect();
      const total = { added: 0, expired: 0 };
      try {
        for await (const chunk of readChunks(context)) {
          const added = await addChunk(connection, set, chunk);
          total.added += added;
          total.expired += chunk.length - added;
        }
      } catch (error) {
        if (total.added > 0) context.note(`Imported before the error: ${total.added}.`);
        throw error;
      }
      if (json) context.printJson(total);
      else context.print(`Imported: ${total.added}. Expired and left out: ${total.expired}.\n`);
    });
}

/** Adds the members that are still live. Returns their number. */
async function addChunk(
  connection: Connection,
  set: string,
  chunk: readonly Line[],
): Promise<number> {
  const { now } = await connection.request(NowDocument, {});
  const live = chunk.filter(({ content }) => !isOver(content, now));
  if (live.length === 0) return 0;
  const input = { set, members: live.map(({ content }) => toInput(content)) };
  const { addMembers: result } = await connection.request(AddMembersDocument, { input });
  const [error] = result.userErrors;
  if (error?.code === 'INVALID_EXPIRY') {
    // Members have expired since the clock was read. None of the chunk was added.
    const { now: later } = await connection.request(NowDocument, {});
    const left = live.filter(({ content }) => !isOver(content, later));
    if (left.length < live.length) return addChunk(connection, set, left);
  }
  const index = /^members\[(\d+)\]/.exec(error?.field ?? '')?.[1];
  const line = index === undefined ? undefined : live[Number(index)];
  if (error && line) throw new CommandFailed(`Line ${line.number}: ${error.message}`);
  refuseUserErrors(result);
  return live.length;
}

function isOver({ expiresAt }: Line['content'], now: string): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);
}

function toInput({ member, value, expiresAt }: Line['content']) {
  const lifetime = expiresAt === null ? { never: true } : { expiresAt };
  return { member, lifetime, ...(value !== undefined && { value }) };
}

async function* readChunks({ io }: CommandContext): AsyncGenerator<readonly Line[], void> {
  let chunk: Line[] = [];
  let characters = 0;
  let number = 0;
  for await (const text of createInterface({ input: io.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() === '') continue;
    chunk.push({ number, content: parseLine(text, number) });
    characters += text.length;
    if (chunk.length < CHUNK.members && characters < CHUNK.characters) continue;
    yield chunk;
    chunk = [];
    characters = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function parseLine(text: string, number: number): Line['content'] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CommandFailed(`Line ${number} must be JSON.`);
  }
  const { data } = memberForm.safeParse(json);
  if (data) return data;
  throw new CommandFailed(
    `Line ${number} must be an object with a text member and an ISO 8601 date expiresAt, or null.`,
  );
}
