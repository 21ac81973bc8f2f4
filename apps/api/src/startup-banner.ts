import type { Env } from './env/env.ts';

interface Ready {
  readonly env: Pick<Env, 'host' | 'dashboardUrl' | 'token' | 'tokensFile'>;
  /** The URL of the server on this machine. */
  readonly url: string;
  /** The admin token: of the environment, else of the data folder. */
  readonly token: string | undefined;
  /** Whether the output is a terminal. */
  readonly isTerminal: boolean;
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * The text that is printed when the server is ready. A configured token is only shown in a terminal: other output
 * goes to logs, whose readers may have no access. The token of the data folder is always shown, because the user
 * has no other way to learn it.
 */
export function startupBanner({ env, url, token, isTerminal }: Ready): string {
  if (token !== undefined && (env.token === undefined || isTerminal)) {
    const link = linkTo(env.dashboardUrl ?? url, token);
    return `\nMayfly is ready. Open this link, which signs you in:\n\n  ${link}\n`;
  }
  return `\nMayfly is ready ${placeOf(env, url)}. Sign in with ${keysOf(env)}.\n`;
}

/** The token is in the fragment, which browsers do not send, so it is in no log. */
function linkTo(dashboard: string, token: string): string {
  const url = new URL(dashboard);
  url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}

function placeOf({ dashboardUrl, host }: Ready['env'], url: string): string {
  if (dashboardUrl !== undefined) return `at ${dashboardUrl}`;
  if (!EVERY_ADDRESS.has(host)) return `at ${url}`;
  return `at port ${new URL(url).port} of every address of this machine`;
}

function keysOf({ token, tokensFile }: Ready['env']): string {
  const ofFile = tokensFile === undefined ? [] : ['a token of the tokens file'];
  return [...(token === undefined ? [] : ['MAYFLY_TOKEN']), ...ofFile].join(' or ');
}
