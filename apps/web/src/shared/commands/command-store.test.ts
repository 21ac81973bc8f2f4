import { describe, expect, it, vi } from 'vitest';
import { isCharacterKeys, type Command } from './command.ts';
import { CommandStore } from './command-store.ts';

const command = (id: string, label = id): Command => ({ id, label, group: 'g', run: () => {} });

describe('the commands of a page', () => {
  it('are those of all mounted components', () => {
    const store = new CommandStore();
    const listener = vi.fn();
    store.subscribe(listener);
    const remove = store.add([command('a'), command('b')]);
    store.add([command('c')]);
    expect(store.all().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    remove();
    expect(store.all().map(({ id }) => id)).toEqual(['c']);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('are replaced by later ones of the same id, and return when those are removed', () => {
    const store = new CommandStore();
    store.add([command('new', 'Create set')]);
    const remove = store.add([command('new', 'Add a member')]);
    expect(store.all().map(({ label }) => label)).toEqual(['Add a member']);
    remove();
    expect(store.all().map(({ label }) => label)).toEqual(['Create set']);
  });
});

it.each([
  ['?', true],
  ['g s', true],
  ['Shift+?', true],
  ['$mod+k', false],
  ['Escape', false],
])('%s types a character: %s', (keys, expected) => {
  expect(isCharacterKeys(keys)).toBe(expected);
});
