import { useSyncExternalStore } from 'react';

/** A choice of whoever uses this browser, kept from visit to visit. */
export interface Stored<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden: what follows then holds for as long as the page.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above; it may also be full.
  }
}

/** `parse` gets whatever was found, null if nothing was, and has to make something valid of it. */
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
