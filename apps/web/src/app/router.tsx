import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { isRange, type Range } from '../features/servers/range.ts';
import { isSpan, type Span } from '../features/time-left/span.ts';
import { SetsPage } from '../pages/SetsPage.tsx';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

/** What the addresses hold beyond their paths; whatever is not understood is left out. */
interface SetSearch {
  readonly span?: Span;
}
interface ServersSearch {
  readonly range?: Range;
  readonly instance?: string;
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const setsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: SetsPage,
});

const setRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sets/$name',
  validateSearch: ({ span }: { span?: unknown }): SetSearch => (isSpan(span) ? { span } : {}),
  component: lazyRouteComponent(() => import('../pages/SetPage.tsx'), 'SetPage'),
});

const serversRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/servers',
  validateSearch: (search: { range?: unknown; instance?: unknown }): ServersSearch => ({
    ...(isRange(search.range) ? { range: search.range } : {}),
    ...(typeof search.instance === 'string' ? { instance: search.instance } : {}),
  }),
  component: lazyRouteComponent(() => import('../pages/ServersPage.tsx'), 'ServersPage'),
});

/** Made once the address is clean of a link's token, which must not get into the router. */
export function createAppRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([setsRoute, setRoute, serversRoute]),
    defaultErrorComponent: CrashPage,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
