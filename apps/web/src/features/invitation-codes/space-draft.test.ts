import { describe, expect, it } from 'vitest';
import { emptySpace, readSpace, toSpaceDraft } from './space-draft.ts';

const facts = {
  name: 'rooms',
  createdAt: '',
  utilisation: { live: 0, capacity: 1, share: 0, now: '' },
};

describe('the input of a space', () => {
  it('keeps all settings when it is formatted and parsed', () => {
    const read = readSpace({ ...emptySpace(), maxUses: '10', alphabet: 'BASE20' });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const again = readSpace(toSpaceDraft({ ...facts, ...read.spelling, ...read.rules }));
    expect(again).toEqual(read);
  });

  it('reports each problem with its field, and bounds the length by the alphabet', () => {
    const read = readSpace({
      ...emptySpace(),
      alphabet: 'CROCKFORD32',
      length: '11',
      maxUses: '0',
      allWindow: '2 d',
    });
    expect(read.ok ? [] : Object.keys(read.problems).toSorted()).toEqual([
      'length',
      'maxUses',
      'missesOfAll.windowMs',
    ]);
  });
});
