import type { Env } from './env/env.ts';

interface Ready {
  readonly env: Pick<Env, 'host' | 'dashboardUrl' | 'token' | 'tokensFile'>;
  /** Where the server listens, from this machine. */
  readonly url: string;
  /** The admin token: that of the environment, or else that of the data folder. */
  readonly token: string | undefined;
  /** Whether a person reads what is printed. */
  readonly isTerminal: boolean;
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * What is printed when the server is ready. A token that was configured is shown to a terminal only: what
 * is printed elsewhere goes where the logs go, and whoever reads those need not be who may sign in. The
 * data folder's own is shown always, as nobody else has told it to anybody.
 */
export function startupBanner({ env, url, token, isTerminal }: Ready): string {
  if (token !== undefined && (env.token === undefined || isTerminal)) {
    const link = linkTo(env.dashboardUrl ?? url, token);
    return `\nMayfly is ready. Open this link, which signs you in:\n\n  ${link}\n`;
  }
  return `\nMayfly is ready ${placeOf(env, url)}. Sign in with ${keysOf(env)}.\n`;
}

/** The token stands in the fragment: browsers never send that, so no log gets to see it. */
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
