import { useSyncExternalStore } from 'react';

/** A preference of this browser, kept between visits. */
export interface Stored<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be disabled: the value then lasts as long as the page.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above; storage can also be full.
  }
}

/** `parse` receives the stored text, or null, and must return a valid value. */
export function createStored<T extends string>(
  key: string,
  parse: (text: string | null) => T,
): Stored<T> {
  const listeners = new Set<() => void>();
  let current = parse(read(key));
  return {
    get: () => current,
    set: (value) => {
      current = value;
      write(key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get);
}
