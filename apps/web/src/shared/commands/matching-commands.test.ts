import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { matchingCommands } from './matching-commands.ts';

const command = (label: string, group: string, words?: readonly string[]): Command => ({
  id: `${group}.${label}`,
  label,
  group,
  ...(words && { words }),
  run: () => {},
});

const COMMANDS = [
  command('Servers', 'Go to', ['load', 'cpu']),
  command('ab12:sport of places', 'One-time passwords'),
  command('ab12:space', 'Invitations'),
];
const labels = (typed: string) => matchingCommands(COMMANDS, typed).map(({ label }) => label);

describe('the matches in the palette', () => {
  it('are all commands in order, without a text', () => {
    expect(labels(' ')).toEqual(COMMANDS.map(({ label }) => label));
  });

  it('put a full match before scattered letters, in every group', () => {
    expect(labels('ab12:space')).toEqual(['ab12:space', 'ab12:sport of places']);
  });

  it('include commands by a few letters and by hidden words', () => {
    expect(labels('srv')).toEqual(['Servers']);
    expect(labels('cpu')).toEqual(['Servers']);
    expect(labels('xyz')).toEqual([]);
  });
});
