import { describe, expect, it } from 'vitest';
import { emptySpace, readSpace, toSpaceDraft } from './space-draft.ts';

const facts = {
  name: 'rooms',
  createdAt: '',
  utilisation: { live: 0, capacity: 1, share: 0, now: '' },
};

describe('a space as it is typed', () => {
  it('becomes itself again when it is read and written', () => {
    const read = readSpace({ ...emptySpace(), maxUses: '10', alphabet: 'BASE20' });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const again = readSpace(toSpaceDraft({ ...facts, ...read.spelling, ...read.rules }));
    expect(again).toEqual(read);
  });

  it('tells each problem at its field; the length depends on the alphabet', () => {
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
