import { useEffect, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { createStored, useStored } from '../preferences/stored.ts';
import { isCharacterKeys, type Command } from './command.ts';
import { pageCommands } from './command-store.ts';

/** Off for users who use speech input, or press keys by accident (WCAG 2.1.4). */
export const characterKeys = createStored<'on' | 'off'>('mayfly.character-keys', (text) =>
  text === 'off' ? 'off' : 'on',
);

const TYPING =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="application"]';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function toHandler({ whileTyping = false, run }: Command) {
  return (event: KeyboardEvent) => {
    // Open dialogs and menus have other keys.
    if (event.defaultPrevented || isIn(event.target, MODAL)) return;
    if (!whileTyping && isIn(event.target, TYPING)) return;
    event.preventDefault();
    run();
  };
}

/** Runs the commands of the page by their keys. */
export function useShortcuts(): void {
  const commands = useSyncExternalStore(pageCommands.subscribe, pageCommands.all);
  const characters = useStored(characterKeys) === 'on';
  useEffect(() => {
    const bindings = commands.flatMap((command) =>
      command.keys !== undefined && (characters || !isCharacterKeys(command.keys))
        ? [[command.keys, toHandler(command)] as const]
        : [],
    );
    return tinykeys(window, Object.fromEntries(bindings));
  }, [commands, characters]);
}
