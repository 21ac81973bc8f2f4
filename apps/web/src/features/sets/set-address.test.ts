import { describe, expect, it } from 'vitest';
import { fromSegment, toSegment } from './set-address.ts';

describe('the segment of a set', () => {
  it.each(['a', 'sample:logins', 'a/b', '.', '..', '...', '.a', 'x@y+z'])(
    'decodes to the name %s and is not a dot segment',
    (name) => {
      expect(toSegment(name)).not.toMatch(/^\.{1,2}$/);
      expect(fromSegment(toSegment(name))).toBe(name);
    },
  );
});
