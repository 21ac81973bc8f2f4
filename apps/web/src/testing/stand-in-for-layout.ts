import { vi } from 'vitest';

/** What jsdom has no layout for. */
export function standInForLayout(): void {
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
