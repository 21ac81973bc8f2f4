import { MayflyError } from '@mayfly/core';
import { hash } from 'node:crypto';

const TAG_CHARACTERS = 8;

/**
 * The cursors of one list, which is identified by its name, and by all that selects and orders its entries. A cursor of
 * another list is `INVALID_CURSOR`: its position would mean something else, and an empty page would look like the end.
 */
export class ListCursors {
  readonly #tag: string;

  constructor(...list: readonly unknown[]) {
    this.#tag = hash('sha256', JSON.stringify(list), 'base64url').slice(0, TAG_CHARACTERS);
  }

  /** A cursor as clients receive it. */
  give<Cursor extends string | null>(cursor: Cursor): Cursor | string {
    return cursor === null ? cursor : `${this.#tag}${cursor}`;
  }

  /** The cursor that a client sent. Throws `INVALID_CURSOR` with the field. */
  take(cursor: string | null | undefined, field = 'after'): string | undefined {
    if (cursor == null) return undefined;
    if (cursor.startsWith(this.#tag)) return cursor.slice(TAG_CHARACTERS);
    throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor of this list`, { field });
  }

  /** Edges, or a page, with their cursors as clients receive them. */
  edge<Edge extends { readonly cursor: string }>(edge: Edge): Edge {
    return { ...edge, cursor: this.give(edge.cursor) };
  }
}
