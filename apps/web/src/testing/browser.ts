import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom has no canvas.
vi.mock('../shared/charts/TimeCanvas.tsx', () => ({ default: () => null }));

// In the dashboard, notices load 1.5 s after the first page.
vi.mock('../app/use-settled.ts', () => ({ useSettled: () => true }));

/** Layout functions that jsdom does not have, and a socket that never opens. */
function standIn(): void {
  vi.stubGlobal('WebSocket', class extends EventTarget {});
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
  // jsdom matches every rule of its style sheet for each query by role: half of the time of these tests.
  const computed = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element instanceof HTMLElement ? element.style : computed(element),
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}

// Vitest evaluates this file for each test file: each test has a layout and leaves nothing behind.
beforeEach(standIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
