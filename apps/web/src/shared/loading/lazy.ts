// oxlint-disable-next-line no-restricted-imports -- Here it is wrapped.
import { lazy as reactLazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retry-import.ts';

/** Like React's `lazy`, but waits while the server is unreachable. */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return reactLazy(() => retryImport(load));
}
