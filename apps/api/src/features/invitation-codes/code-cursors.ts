import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { MayflyError } from '@mayfly/core';
import type { Secrets } from '../../env/secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Cursors of pages of live codes. Core's give their code away; to whoever pages here only a part of it is
 * shown, so they are sealed, for one space each.
 */
export class CodeCursors {
  readonly #key: Buffer;

  constructor([secret]: Secrets) {
    const info = 'mayfly cursors of invitation codes';
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', info, 32));
  }

  seal(space: string, cursor: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(space));
    const sealed = Buffer.concat([cipher.update(cursor, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Throws `INVALID_CURSOR` for whatever `seal` did not make for this space. */
  open(space: string, cursor: string): string {
    const bytes = Buffer.from(cursor, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(space))
        .setAuthTag(tag);
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
    } catch {
      throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that this API gave out', {
        field: 'after',
      });
    }
  }
}
