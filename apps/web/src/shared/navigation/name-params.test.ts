import { expect, it } from 'vitest';
import { nameParams } from './name-params.ts';

it.each(['a', 'sample:logins', 'a/b', '.', '..', '...', '.a', 'x@y+z'])(
  'keeps the name %s, and makes no dot segment',
  (name) => {
    const params = nameParams.stringify({ name });
    expect(params.name).not.toMatch(/^\.{1,2}$/);
    expect(nameParams.parse(params)).toEqual({ name });
  },
);
