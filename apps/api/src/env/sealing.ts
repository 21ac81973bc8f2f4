import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts with keys that are derived from the secrets of the server, for one purpose. */
export class Sealing {
  readonly #keys: readonly Buffer[];

  /** `purpose`: two purposes have different keys. */
  constructor(secrets: Secrets, purpose: string) {
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  /** `place`: `open` needs the same. */
  seal(place: string, text: string): string {
    const [key = Buffer.alloc(0)] = this.#keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for anything but a result of `seal` with the current or a previous secret and this place. */
  open(place: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    for (const key of this.#keys) {
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(place))
          .setAuthTag(tag);
        const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString();
      } catch {
        // Another secret may fit.
      }
    }
    return undefined;
  }
}
