import { useViewer } from '../../../shared/session/viewer.ts';
import type { Connection } from '../use-connection.ts';

const LOOK: Readonly<Record<Connection, { readonly text: string; readonly mark: string }>> = {
  live: { text: 'Live', mark: 'rounded-full bg-accent' },
  reconnecting: {
    text: 'Reconnecting',
    mark: 'rounded-full border-2 border-ember animate-alarm',
  },
};

/** The connection as a word and a mark that differs in shape and colour; and whether the user can only view. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const { text, mark } = LOOK[connection];
  const readOnly = useViewer()?.role === 'VIEWER';
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm whitespace-nowrap text-ink-2">
      <p role="status" className="flex items-center gap-2">
        <span className={`size-2.5 flex-none ${mark}`} aria-hidden="true" />
        {text}
      </p>
      {readOnly && (
        <p className="flex items-center gap-2">
          <span
            className="size-2.5 flex-none rounded-xs border-2 border-ink-2"
            aria-hidden="true"
          />
          Read-only
        </p>
      )}
    </div>
  );
}
