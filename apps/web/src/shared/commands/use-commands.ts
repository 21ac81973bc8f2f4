import { useEffect } from 'react';
import type { Command } from './command.ts';
import { pageCommands } from './command-store.ts';

/** Registers commands while the component is mounted. Memoise them: a new list registers again. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => pageCommands.add(commands), [commands]);
}
