import { ShortcutList, useCommandsWithKeys } from '../../../shared/commands/ShortcutList.tsx';
import { SingleKeysSwitch } from '../../../shared/commands/SingleKeysSwitch.tsx';
import { Kbd } from '../../../components/Kbd.tsx';
import { Panel } from '../../../components/Panel.tsx';

/** The shortcuts that work on every page. The help sheet also lists those of the current page. */
export function KeyboardPanel() {
  const commands = useCommandsWithKeys();
  return (
    <Panel title="Keyboard">
      <SingleKeysSwitch />
      <ShortcutList commands={commands} className="mt-3 gap-x-8 sm:columns-2" />
      <p className="mt-3 text-ink-2">
        Pages have more shortcuts: press <Kbd keys="?" /> to see those of the current page.
      </p>
    </Panel>
  );
}
