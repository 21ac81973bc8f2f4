import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Layout functions that jsdom does not have. */
function standInForLayout(): void {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}

/** Gives each test a browser with a simple layout, and cleans up after it. */
export function eachInABrowser(): void {
  // Pages and dialogs are separate chunks, which load slowly on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(standInForLayout);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
