// oxlint-disable-next-line no-restricted-imports -- Here it is wrapped.
import { lazy as reactLazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchLater } from './fetch-later.ts';
import { retryImport } from './retry-import.ts';

/**
 * Like React's `lazy`, but loads also when the page is idle, and waits while the server is unreachable. `onlyShown`: it
 * loads only where it is shown, because other pages have the module that declares it.
 */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { onlyShown = false }: { readonly onlyShown?: boolean } = {},
): LazyExoticComponent<ComponentType<Props>> {
  if (!onlyShown) fetchLater(load);
  return reactLazy(() => retryImport(load));
}
