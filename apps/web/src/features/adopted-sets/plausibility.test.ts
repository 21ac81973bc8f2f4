import { describe, expect, it } from 'vitest';
import { detectLayout, doubtOf } from './plausibility.ts';

const NOW = Date.parse('2030-01-01T00:00:00.000Z');
const found = (scores: (number | null)[], count = 1, expiredCount = 0) => ({
  now: NOW,
  count,
  expiredCount,
  scores,
});
const EXPIRY = { score: 'EXPIRY', unit: 'SECONDS' } as const;
const EXPIRY_MS = { score: 'EXPIRY', unit: 'MILLISECONDS' } as const;
const INSERTED = { score: 'INSERTED', unit: 'SECONDS' } as const;
const seconds = NOW / 1000;

describe('a layout', () => {
  it('is plausible if its times are around now', () => {
    expect(doubtOf(found([seconds + 60, null]), EXPIRY)).toBeUndefined();
    expect(doubtOf(found([NOW + 60_000]), EXPIRY_MS)).toBeUndefined();
    expect(doubtOf(found([seconds - 60]), INSERTED)).toBeUndefined();
    expect(doubtOf(found([]), EXPIRY)).toBeUndefined();
    expect(doubtOf(found([null]), EXPIRY)).toBeUndefined();
  });

  it('is doubtful if the other unit fits, and suggests it', () => {
    expect(doubtOf(found([NOW + 60_000]), EXPIRY)?.instead?.change).toEqual({ unit: 'ms' });
    expect(doubtOf(found([seconds + 60]), EXPIRY_MS)?.instead?.change).toEqual({ unit: 's' });
  });

  it('is doubtful if scores are not times', () => {
    const doubt = doubtOf(found([120, 4200]), EXPIRY);
    expect(doubt?.text).toMatch(/ranks or points/);
    expect(doubt?.instead).toBeUndefined();
  });

  it('is doubtful if all members have expired, or were inserted in the future', () => {
    expect(doubtOf(found([seconds - 60], 0, 5), EXPIRY)?.instead?.change).toEqual({
      score: 'inserted',
    });
    expect(doubtOf(found([seconds + 3600]), INSERTED)?.instead?.change).toEqual({
      score: 'expiry',
    });
  });
});

describe('the layout of a key is detected', () => {
  const EXPIRES_SOON = [seconds + 60, seconds + 90];
  it.each([
    ['expiry times in seconds', EXPIRES_SOON, ['a'], { score: 'expiry', unit: 's' }],
    ['some of them expired', [seconds - 9, seconds + 9], ['a'], { score: 'expiry', unit: 's' }],
    ['milliseconds', [NOW + 60_000], ['a'], { score: 'expiry', unit: 'ms' }],
    ['insertion times', [seconds - 60, seconds], ['a'], { score: 'inserted', unit: 's' }],
    ['insertion times in ms', [NOW - 1], ['a'], { score: 'inserted', unit: 'ms' }],
    ['no times', [120, 4200], ['a'], { score: 'expiry', unit: 's' }],
    ['no members', [], [], { score: 'expiry', unit: 's', format: 'text' }],
    ['only infinity', [null], ['a'], { score: 'expiry', unit: 's' }],
    ['objects', EXPIRES_SOON, ['{"a":1}', '[1]'], { format: 'json' }],
    ['text among objects', EXPIRES_SOON, ['{"a":1}', '7', '{'], { format: 'text' }],
  ])('%s', (_name, scores, texts, layout) => {
    expect(detectLayout({ now: NOW, scores, texts })).toMatchObject(layout);
  });
});
