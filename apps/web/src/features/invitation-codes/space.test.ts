import { describe, expect, it } from 'vitest';
import { capacityOf, fullnessOf, guessWords, shareWords } from './space.ts';

describe('how full a space is', () => {
  it.each([
    [0, 'calm'],
    [0.49, 'calm'],
    [0.5, 'filling'],
    [0.8, 'nearly-full'],
    [0.9999, 'nearly-full'],
    [1, 'full'],
  ])('is at %d %s', (share, fullness) => {
    expect(fullnessOf(share)).toBe(fullness);
  });

  it('is never told as nothing while something is there, nor as full while something is free', () => {
    expect(shareWords(0)).toBe('0%');
    expect(shareWords(0.000_01)).toBe('under 0.1%');
    expect(shareWords(0.125)).toBe('12.5%');
    expect(shareWords(0.9999)).toBe('over 99.9%');
    expect(shareWords(1)).toBe('100%');
  });

  it('tells the odds of a guess', () => {
    expect(guessWords(0)).toBe('no guess hits a code');
    expect(guessWords(0.86)).toBe('most blind guesses hit a code');
    expect(guessWords(0.25)).toBe('a blind guess hits one in 4');
  });

  it('has as many codes as can be spelled', () => {
    expect(capacityOf('DECIMAL', 6)).toBe(1_000_000);
    expect(capacityOf('BASE20', 2)).toBe(400);
  });
});
