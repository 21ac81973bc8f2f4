import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { fitting } from './fitting.ts';

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
const labels = (typed: string) => fitting(COMMANDS, typed).map(({ label }) => label);

describe('what fits into the palette', () => {
  it('is everything, in its own order, before anything is typed', () => {
    expect(labels(' ')).toEqual(COMMANDS.map(({ label }) => label));
  });

  it('stands before what has the same letters only here and there, whatever group it is in', () => {
    expect(labels('ab12:space')).toEqual(['ab12:space', 'ab12:sport of places']);
  });

  it('is found by a few letters, and by words that it does not show', () => {
    expect(labels('srv')).toEqual(['Servers']);
    expect(labels('cpu')).toEqual(['Servers']);
    expect(labels('xyz')).toEqual([]);
  });
});
