import { Dialog } from '@base-ui/react/dialog';
import { Command as Cmdk } from 'cmdk';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { BACKDROP, DIALOG } from '../../components/dialog-style.ts';
import { Kbd } from '../../components/Kbd.tsx';
import { useFocusBack } from '../../components/use-focus-back.ts';
import type { Command } from './command.ts';
import { pageCommands } from './command-store.ts';
import { matchingCommands } from './matching-commands.ts';

interface PaletteProps {
  /** Entries in addition to the commands of the page, such as sets by name. */
  readonly found: readonly Command[];
  /** Shown if no entry matches. */
  readonly absence: string;
  readonly onClose: () => void;
}

const ITEM =
  'flex items-center justify-between gap-4 rounded-xs px-3 py-2 wrap-anywhere select-none ' +
  'data-[selected=true]:bg-accent-wash pointer-coarse:py-3';

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-2"
    >
      {children}
    </Cmdk.Group>
  );
}

/** Finds pages, things and commands by a few letters of their names. */
export default function Palette({ found, absence, onClose }: PaletteProps) {
  const commands = useSyncExternalStore(pageCommands.subscribe, pageCommands.all);
  const focusBack = useFocusBack();
  const [typed, setTyped] = useState('');
  const offered = new Set(commands.map(({ id }) => id));
  const all = [...commands, ...found.filter(({ id }) => !offered.has(id))];
  const fit = matchingCommands(all, typed);
  const groups = [...new Set(fit.map(({ group }) => group))];
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup
          finalFocus={focusBack}
          className={`${DIALOG} overflow-hidden sm:top-[12vh] sm:max-w-md sm:translate-y-0`}
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          {/* cmdk can filter too, but keeps the order of the groups instead of putting the best match first. */}
          <Cmdk label="Search" loop shouldFilter={false} className="flex min-h-0 flex-col">
            <Cmdk.Input
              autoFocus
              value={typed}
              onValueChange={setTyped}
              placeholder="Search or jump to…"
              className="w-full border-b border-line bg-transparent px-4 py-3 text-lg outline-none placeholder:text-ink-2"
            />
            <Cmdk.List className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
              <Cmdk.Empty className="px-3 py-6 text-center text-ink-2">{absence}</Cmdk.Empty>
              {groups.map((group) => (
                <Group key={group} heading={group}>
                  {fit
                    .filter((command) => command.group === group)
                    .map((command) => (
                      <Cmdk.Item
                        key={command.id}
                        value={command.id}
                        onSelect={() => run(command)}
                        className={ITEM}
                      >
                        {command.label}
                        {command.keys !== undefined && <Kbd keys={command.keys} />}
                      </Cmdk.Item>
                    ))}
                </Group>
              ))}
            </Cmdk.List>
          </Cmdk>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
