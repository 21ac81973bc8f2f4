import { describe, expect, it } from 'vitest';
import { startupBanner } from '../src/startup-banner.ts';

const url = 'http://127.0.0.1:4000';
const alone = {
  host: '127.0.0.1',
  dashboardUrl: undefined,
  token: undefined,
  tokensFile: undefined,
};
const configured = { ...alone, token: 'configured-token' };

describe('when it is ready', () => {
  it.each([true, false])('links to the dashboard with the token it made; a terminal: %s', (is) => {
    const text = startupBanner({ env: alone, url, token: 'mfy_made', isTerminal: is });
    expect(text).toContain('http://127.0.0.1:4000/#token=mfy_made');
  });

  it('shows a configured token to a terminal, and to nothing else', () => {
    const ready = { env: configured, url, token: 'configured-token' };
    expect(startupBanner({ ...ready, isTerminal: true })).toContain('/#token=configured-token');
    const text = startupBanner({ ...ready, isTerminal: false });
    expect(text.trim()).toBe(`Mayfly is ready at ${url}. Sign in with MAYFLY_TOKEN.`);
  });

  it.each([
    [{ host: '0.0.0.0' }, 'at port 4000 of every address of this machine'],
    [{ host: '::' }, 'at port 4000 of every address of this machine'],
    [{ host: '0.0.0.0', dashboardUrl: 'https://ops.example' }, 'at https://ops.example'],
  ])('with %j says where: %s', (env, place) => {
    const ready = { env: { ...configured, ...env }, url, token: 'configured-token' };
    expect(startupBanner({ ...ready, isTerminal: false })).toContain(`ready ${place}.`);
  });

  it.each([
    [{ token: undefined, tokensFile: 'tokens.json' }, 'a token of the tokens file'],
    [{ tokensFile: 'tokens.json' }, 'MAYFLY_TOKEN or a token of the tokens file'],
  ])('with %j says what signs in: %s', (env, keys) => {
    const { token } = { ...configured, ...env };
    const ready = { env: { ...configured, ...env }, url, token };
    expect(startupBanner({ ...ready, isTerminal: false })).toContain(`Sign in with ${keys}.`);
  });
});
