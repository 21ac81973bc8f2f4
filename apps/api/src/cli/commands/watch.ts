import type { Command } from 'commander';
import type { Connection } from '../connection.ts';
import { WatchChangesDocument, WatchStateDocument } from '../documents.generated.ts';
import type { CommandContext } from '../context.ts';
import { CommandFailed } from '../failure.ts';
import { printable } from '../printable.ts';

/** The set has no feed of changes. */
const WITHOUT_FEED = new Set(['FEED_OFF', 'WRONG_STRATEGY']);

/** A change, or the state of the set after some. */
interface Event {
  readonly at: string;
  readonly kind: string;
  readonly member?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly count?: number | null | undefined;
}

export function addWatch(program: Command, context: CommandContext): void {
  program
    .command('watch')
    .description('print the changes of a set as they happen, until Ctrl-C')
    .argument('<set>')
    .option('--json', 'print a JSON object per line')
    .action(async (set: string, { json }: { json?: boolean }) => {
      const connection = await context.connect();
      const lines = async function* (events: AsyncIterable<Event>) {
        for await (const event of events) yield json ? JSON.stringify(event) : describe(event);
      };
      try {
        await context.printLines(lines(changes(connection, set, context)));
      } catch (error) {
        if (!(error instanceof CommandFailed && WITHOUT_FEED.has(error.code ?? ''))) throw error;
        context.note(`The set ${set} has no feed of changes, so this prints its count.`);
        await context.printLines(lines(states(connection, set, context)));
      }
    });
}

async function* changes(
  connection: Connection,
  set: string,
  context: CommandContext,
): AsyncGenerator<Event, void> {
  let isFirst = true;
  for await (const { setChanges } of connection.subscribe(
    WatchChangesDocument,
    { set },
    context.io.signal,
  )) {
    if (setChanges.gap && !isFirst) context.note('Changes may be missing here.');
    isFirst = false;
    for (const { kind, member, expiresAt, clearedCount: count } of setChanges.changes) {
      yield { at: setChanges.now, kind, member, expiresAt, count };
    }
  }
}

async function* states(
  connection: Connection,
  set: string,
  { io }: CommandContext,
): AsyncGenerator<Event, void> {
  const payloads = connection.subscribe(WatchStateDocument, { sets: [set] }, io.signal);
  for await (const { setStates } of payloads) {
    if (setStates.missing.length > 0) throw new CommandFailed(`The set ${set} does not exist.`);
    for (const { now, count } of setStates.states) yield { at: now, kind: 'COUNT', count };
  }
}

function describe({ at, kind, member, expiresAt, count }: Event): string {
  const subject = member == null ? String(count ?? '') : printable(member);
  return `${at}  ${kind.toLowerCase().padEnd(8)}  ${subject}${expiresAt == null ? '' : `  until ${expiresAt}`}`.trimEnd();
}
