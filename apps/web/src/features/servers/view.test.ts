import { describe, expect, it } from 'vitest';
import { selectionOf } from './view.ts';

const many = Array.from({ length: 60 }, (_, index) => `web-${index}`);

describe('the shown instances', () => {
  it.each([
    [['a'], {}, { view: 'one', ids: ['a'] }],
    [['a', 'b'], {}, { view: 'each', ids: ['a', 'b'] }],
    [['a', 'b'], { view: 'together' }, { view: 'together', ids: ['a', 'b'] }],
    [['a', 'b'], { instance: 'b' }, { view: 'one', ids: ['b'] }],
    [['a', 'b'], { instance: 'gone', view: 'together' }, { view: 'together', ids: ['a', 'b'] }],
    [['a'], { instance: 'gone' }, { view: 'one', ids: ['a'] }],
    [[], {}, { view: 'each', ids: [] }],
  ] as const)('are selected from %j by %j', (ids, asked, expected) => {
    expect(selectionOf(ids, asked)).toEqual(expected);
  });

  it('are combined if there are more than lines, up to the limit of one response', () => {
    const selection = selectionOf(many, { view: 'each' });
    expect(selection.view).toBe('together');
    expect(selection.ids).toHaveLength(50);
    expect(selectionOf(many, { instance: 'web-59' }).ids).toEqual(['web-59']);
  });
});
