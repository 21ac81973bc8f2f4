import { Dialog } from '../../components/Dialog.tsx';
import { ShortcutList, useCommandsWithKeys } from './ShortcutList.tsx';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

/** All keyboard shortcuts of the current page. */
export default function HelpSheet({ onClose }: { onClose: () => void }) {
  const commands = useCommandsWithKeys();
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <Dialog title="Keyboard shortcuts" wide onClose={onClose}>
      <div className="gap-x-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 text-sm font-medium text-ink-2">{group}</h3>
            <ShortcutList commands={commands.filter((command) => command.group === group)} />
          </section>
        ))}
      </div>
      <SingleKeysSwitch />
    </Dialog>
  );
}
