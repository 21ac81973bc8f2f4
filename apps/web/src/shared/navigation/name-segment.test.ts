import { describe, expect, it } from 'vitest';
import { fromSegment, toSegment } from './name-segment.ts';

describe('the segment of a set', () => {
  it.each(['a', 'sample:logins', 'a/b', '.', '..', '...', '.a', 'x@y+z'])(
    'leads back to the name %s and is no dot segment',
    (name) => {
      expect(toSegment(name)).not.toMatch(/^\.{1,2}$/);
      expect(fromSegment(toSegment(name))).toBe(name);
    },
  );
});
