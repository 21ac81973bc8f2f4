import { useSyncExternalStore } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { Kbd } from '../components/Kbd.tsx';
import { Switch } from '../components/Switch.tsx';
import { useStored } from '../preferences/stored.ts';
import { pageCommands } from './command-store.ts';
import { characterKeys } from './use-shortcuts.ts';

/** All keys that do something on this page. */
export default function HelpSheet({ onClose }: { onClose: () => void }) {
  const commands = useSyncExternalStore(pageCommands.subscribe, pageCommands.all);
  const withKeys = commands.filter(({ keys }) => keys !== undefined);
  const groups = [...new Set(withKeys.map(({ group }) => group))];
  const characters = useStored(characterKeys);
  return (
    <Dialog title="Keyboard shortcuts" wide onClose={onClose}>
      <div className="gap-x-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 text-sm font-medium text-ink-2">{group}</h3>
            <dl>
              {withKeys
                .filter((command) => command.group === group)
                .map(({ id, label, keys = '' }) => (
                  <div
                    key={id}
                    className="flex items-center justify-between gap-4 border-t border-line py-1"
                  >
                    <dt>{label}</dt>
                    <dd>
                      <Kbd keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Shortcuts of single keys"
        checked={characters === 'on'}
        onChange={(on) => characterKeys.set(on ? 'on' : 'off')}
      />
    </Dialog>
  );
}
