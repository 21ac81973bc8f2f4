import { useSyncExternalStore } from 'react';
import { pageCommands } from '../../../commands/command-store.ts';
import { characterKeys } from '../../../commands/use-shortcuts.ts';
import { Kbd } from '../../../components/Kbd.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useStored } from '../../../preferences/stored.ts';

/** The keys that work on every page. Those of a page are in its help sheet. */
export function KeyboardPanel() {
  const commands = useSyncExternalStore(pageCommands.subscribe, pageCommands.all);
  const characters = useStored(characterKeys);
  const withKeys = commands.flatMap(({ id, label, keys }) => (keys ? [{ id, label, keys }] : []));
  return (
    <Panel title="Keyboard">
      <Switch
        label="Shortcuts of single keys"
        checked={characters === 'on'}
        onChange={(on) => characterKeys.set(on ? 'on' : 'off')}
      />
      <dl className="mt-3 gap-x-8 sm:columns-2">
        {withKeys.map(({ id, label, keys }) => (
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
      <p className="mt-3 text-ink-2">
        Pages have keys of their own: <Kbd keys="?" /> shows those of the page that is open.
      </p>
    </Panel>
  );
}
