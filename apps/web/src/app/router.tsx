import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { readAdoptedView, readAdoption } from '../features/adopted-sets/adoption-search.ts';
import { readLimitSearch } from '../features/limits/limit-search.ts';
import { readAuditSearch } from '../features/audit/audit-search.ts';
import { readOverviewSearch } from '../features/overview/overview-search.ts';
import { readSeriesSearch } from '../features/series/series-search.ts';
import { readServersSearch } from '../features/servers/servers-search.ts';
import { readSetSearch } from '../features/set-detail/set-search.ts';
import { readTokensSearch } from '../features/tokens/tokens-search.ts';
import { readSetsView } from '../features/set-list/sets-view.ts';
import { retryImport } from '../shared/loading/retry-import.ts';
import { nameParams } from '../shared/navigation/name-params.ts';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });
const getParentRoute = () => rootRoute;

/** A page whose chunk loads when the page is first opened. */
function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, RouteComponent>>>,
  name: Name,
) {
  return lazyRouteComponent(async () => ({ default: (await retryImport(load))[name] }));
}

const routes = [
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: readOverviewSearch,
    component: page(() => import('../pages/OverviewPage.tsx'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sets',
    validateSearch: readSetsView,
    component: page(() => import('../pages/SetsPage.tsx'), 'SetsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sets/$name',
    params: nameParams,
    validateSearch: readSetSearch,
    component: page(() => import('../pages/SetPage.tsx'), 'SetPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/adopted',
    validateSearch: readAdoption,
    component: page(() => import('../pages/AdoptPage.tsx'), 'AdoptPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/adopted/$name',
    params: nameParams,
    validateSearch: readAdoptedView,
    component: page(() => import('../pages/AdoptedSetPage.tsx'), 'AdoptedSetPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/limits',
    component: page(() => import('../pages/LimitsPage.tsx'), 'LimitsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/limits/$name',
    params: nameParams,
    validateSearch: readLimitSearch,
    component: page(() => import('../pages/LimitPage.tsx'), 'LimitPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/one-time-passwords',
    component: page(() => import('../pages/OneTimePasswordsPage.tsx'), 'OneTimePasswordsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/one-time-passwords/$name',
    params: nameParams,
    component: page(() => import('../pages/PurposePage.tsx'), 'PurposePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/invitations',
    component: page(() => import('../pages/InvitationsPage.tsx'), 'InvitationsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/invitations/$name',
    params: nameParams,
    component: page(() => import('../pages/InvitationSpacePage.tsx'), 'InvitationSpacePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/series',
    component: page(() => import('../pages/AllSeriesPage.tsx'), 'AllSeriesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/series/$name',
    params: nameParams,
    validateSearch: readSeriesSearch,
    component: page(() => import('../pages/SeriesPage.tsx'), 'SeriesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/webhooks',
    component: page(() => import('../pages/WebhookPages.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/webhooks/$name',
    params: nameParams,
    component: page(() => import('../pages/WebhookPages.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sets/$name/groups',
    params: nameParams,
    component: page(() => import('../pages/GroupsPage.tsx'), 'GroupsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/servers',
    validateSearch: readServersSearch,
    component: page(() => import('../pages/ServersPage.tsx'), 'ServersPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/explorer',
    component: page(() => import('../pages/ExplorerPage.tsx'), 'ExplorerPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/audit',
    validateSearch: readAuditSearch,
    component: page(() => import('../pages/AuditPage.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/tokens',
    validateSearch: readTokensSearch,
    component: page(() => import('../pages/TokensPage.tsx'), 'TokensPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings',
    component: page(() => import('../pages/SettingsPage.tsx'), 'SettingsPage'),
  }),
] as const;

/** Call it after the token of a link is removed from the address: the token must not get into the router. */
export function createAppRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([...routes]),
    defaultErrorComponent: CrashPage,
    // The page of another name is another page, so no input or open dialog carries over.
    defaultRemountDeps: ({ params }) => params,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
