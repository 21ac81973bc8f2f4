import type { Command } from './command.ts';

/** The commands of the current page. If two have the same id, the later one counts. */
export class CommandStore {
  readonly #sources = new Set<readonly Command[]>();
  readonly #listeners = new Set<() => void>();
  #commands: readonly Command[] = [];

  /** Registers commands until the returned function is called. */
  add(commands: readonly Command[]): () => void {
    this.#sources.add(commands);
    this.#settle();
    return () => {
      this.#sources.delete(commands);
      this.#settle();
    };
  }

  readonly all = (): readonly Command[] => this.#commands;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #settle(): void {
    const byId = new Map<string, Command>();
    for (const command of [...this.#sources].flat()) byId.set(command.id, command);
    this.#commands = [...byId.values()];
    for (const listener of this.#listeners) listener();
  }
}

export const pageCommands = new CommandStore();
