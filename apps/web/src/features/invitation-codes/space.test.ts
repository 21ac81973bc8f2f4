import { describe, expect, it } from 'vitest';
import { capacityOf, fullnessOf, guessLabel, shareLabel } from './space.ts';

describe('the utilisation of a space', () => {
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

  it('shows 0% only for an empty space, and 100% only for a full one', () => {
    expect(shareLabel(0)).toBe('0%');
    expect(shareLabel(0.000_01)).toBe('under 0.1%');
    expect(shareLabel(0.125)).toBe('12.5%');
    expect(shareLabel(0.9999)).toBe('over 99.9%');
    expect(shareLabel(1)).toBe('100%');
  });

  it('shows the odds of a guess', () => {
    expect(guessLabel(0)).toBe('no guess is valid');
    expect(guessLabel(0.86)).toBe('most guesses are valid');
    expect(guessLabel(0.25)).toBe('1 in 4 guesses is valid');
  });

  it('has a capacity by alphabet and length', () => {
    expect(capacityOf('DECIMAL', 6)).toBe(1_000_000);
    expect(capacityOf('BASE20', 2)).toBe(400);
  });
});
