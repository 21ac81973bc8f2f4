import type { Connection } from '../use-connection.ts';

const LOOK: Readonly<Record<Connection, { readonly text: string; readonly mark: string }>> = {
  live: { text: 'Live', mark: 'rounded-full bg-accent' },
  reconnecting: {
    text: 'Reconnecting',
    mark: 'rounded-full border-2 border-ember animate-alarm',
  },
  'read-only': { text: 'Read-only', mark: 'rounded-xs border-2 border-ink-2' },
};

/** The connection as a word and a mark that differs in shape and colour. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const { text, mark } = LOOK[connection];
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
      <span className={`size-2.5 flex-none ${mark}`} aria-hidden="true" />
      {text}
    </p>
  );
}
