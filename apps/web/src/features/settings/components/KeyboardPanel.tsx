import { ShortcutList, useCommandsWithKeys } from '../../../shared/commands/ShortcutList.tsx';
import { SingleKeysSwitch } from '../../../shared/commands/SingleKeysSwitch.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { Panel } from '../../../components/Panel.tsx';

/** The keys that work on every page. Those of a page are in its help sheet. */
export function KeyboardPanel() {
  const commands = useCommandsWithKeys();
  return (
    <Panel title="Keyboard">
      <SingleKeysSwitch />
      <ShortcutList commands={commands} className="mt-3 gap-x-8 sm:columns-2" />
      <p className="mt-3 text-ink-2">
        Pages have keys of their own: <Kbd keys="?" /> shows those of the page that is open.
      </p>
    </Panel>
  );
}
