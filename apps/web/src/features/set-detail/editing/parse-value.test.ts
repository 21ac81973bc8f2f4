import { describe, expect, it } from 'vitest';
import { compactJson } from '../members/compact-json.ts';
import { parseValue } from './parse-value.ts';

describe('parseValue', () => {
  it('distinguishes no value, a value and invalid JSON', () => {
    expect(parseValue('  ')).toEqual({ status: 'absent' });
    expect(parseValue('null')).toEqual({ status: 'value', value: null });
    expect(parseValue(' {"a": 1} ')).toEqual({ status: 'value', value: { a: 1 } });
    expect(parseValue('{a: 1}')).toEqual({ status: 'invalid' });
  });
});

describe('compactJson', () => {
  it('is one line of bounded length', () => {
    expect(compactJson({ a: [1, 'x'] })).toBe('{"a":[1,"x"]}');
    expect(compactJson('v'.repeat(4000)).length).toBeLessThan(200);
  });
});
