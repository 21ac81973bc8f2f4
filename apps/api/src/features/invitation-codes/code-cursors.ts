import { MayflyError } from '@mayfly/core';
import { Sealing } from '../../env/sealing.ts';
import type { Secrets } from '../../env/secrets.ts';

/**
 * Cursors of pages of live codes. Core's cursors contain the code, of which the API only shows a part. So they are
 * encrypted, for one space each.
 */
export class CodeCursors {
  readonly #sealing: Sealing;

  constructor([secret]: Secrets) {
    this.#sealing = new Sealing([secret], 'mayfly cursors of invitation codes');
  }

  seal(space: string, cursor: string): string {
    return this.#sealing.seal(space, cursor);
  }

  /** Throws `INVALID_CURSOR` for anything but a cursor of `seal` for this space. */
  open(space: string, cursor: string): string {
    const opened = this.#sealing.open(space, cursor);
    if (opened !== undefined) return opened;
    throw new MayflyError('INVALID_CURSOR', 'after must be a cursor of this API', {
      field: 'after',
    });
  }
}
