import { defaultFilter } from 'cmdk';
import type { Command } from './command.ts';

/** The commands that match the typed letters, best match first. */
export function matchingCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const search = typed.trim();
  if (search === '') return commands;
  return commands
    .map((command) => ({ command, score: scoreOf(command, search) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

function scoreOf({ label, words = [] }: Command, search: string): number {
  return defaultFilter(label, search, [...words]);
}
