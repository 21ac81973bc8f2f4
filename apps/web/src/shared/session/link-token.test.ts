// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { takeLinkToken, tokenOfFragment } from './link-token.ts';

describe('tokenOfFragment', () => {
  it.each([
    ['#token=abc', 'abc'],
    ['#token=a%2Fb%3D', 'a/b='],
    ['#token=100%', '100%'],
    ['#token=two+words', 'two words'],
    ['#token=', undefined],
    ['#other=abc', undefined],
    ['', undefined],
  ])('finds in "%s" %s', (fragment, token) => {
    expect(tokenOfFragment(fragment)).toBe(token);
  });
});

describe('takeLinkToken', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('removes the token from the address, and keeps the rest', () => {
    history.replaceState(null, '', '/sets/a?span=1h#token=secret');
    expect(takeLinkToken()).toBe('secret');
    expect(location.href).toMatch(/\/sets\/a\?span=1h$/);
    expect(takeLinkToken()).toBeUndefined();
  });
});
