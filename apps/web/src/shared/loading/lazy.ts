// oxlint-disable-next-line no-restricted-imports -- Here it is wrapped.
import { lazy as reactLazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchLater } from './fetch-later.ts';
import { retryImport } from './retry-import.ts';

/** Like React's `lazy`, but loads also when the page is idle, and waits while the server is unreachable. */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  fetchLater(load);
  return reactLazy(() => retryImport(load));
}
