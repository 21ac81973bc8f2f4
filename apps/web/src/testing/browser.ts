import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom has no layout for. */
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

/** Gives each test of a file a browser with a layout of sorts, and leaves nothing behind in it. */
export function eachInABrowser(): void {
  // Pages and dialogs are chunks of their own, and take their time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(standInForLayout);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
