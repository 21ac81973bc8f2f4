import { useSyncExternalStore } from 'react';
import { Kbd } from '../../components/Kbd.tsx';
import type { Command } from './command.ts';
import { pageCommands } from './command-store.ts';

type WithKeys = Command & { readonly keys: string };

const hasKeys = (command: Command): command is WithKeys => command.keys !== undefined;

/** The commands of the current page that have keys. */
export function useCommandsWithKeys(): readonly WithKeys[] {
  return useSyncExternalStore(pageCommands.subscribe, pageCommands.all).filter(hasKeys);
}

interface ShortcutListProps {
  readonly commands: readonly WithKeys[];
  readonly className?: string;
}

export function ShortcutList({ commands, className }: ShortcutListProps) {
  return (
    <dl className={className}>
      {commands.map(({ id, label, keys }) => (
        <div
          key={id}
          className="flex break-inside-avoid items-center justify-between gap-4 border-t border-line py-1"
        >
          <dt>{label}</dt>
          <dd>
            <Kbd keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
