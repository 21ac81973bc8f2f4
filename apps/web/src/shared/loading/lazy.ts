// oxlint-disable-next-line no-restricted-imports -- Here it is wrapped.
import { lazy as reactLazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryImport } from './retry-import.ts';

/** As React's, for code that waits for the server where that is out of reach. */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return reactLazy(() => retryImport(load));
}
