import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { MayflyError } from '../errors.ts';

/** At least 16 bytes, better 32, of random data that is not in any Redis. */
export type Secret = string | Uint8Array;

const SECRET_BYTES = 16;
const SECRETS = 8;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Redis stores HMAC-SHA256 of subjects and codes, with secrets that it never receives. Plain hashes of six
 * digits or of phone numbers could be reversed by trying all of them.
 *
 * Secrets are key objects, which no inspection or serialisation prints.
 */
export class Digests {
  readonly #purpose: string;
  readonly #current: KeyObject;
  readonly #accepted: readonly KeyObject[];
  readonly #subjects: KeyObject;

  /** `INVALID_OPTION`. */
  constructor(
    purpose: string,
    secret: Secret | readonly Secret[],
    subjectSecret: Secret | undefined,
  ) {
    this.#purpose = purpose;
    const keys = keysOf(secret, subjectSecret);
    this.#current = keys.current;
    this.#accepted = keys.accepted;
    this.#subjects = keys.subjects;
  }

  /** The digest of a subject in key names. */
  ofSubject(subject: string): string {
    return this.#hmac(this.#subjects, 'subject', subject);
  }

  /** The digest of a caller in key names. */
  ofCaller(caller: string): string {
    return this.#hmac(this.#subjects, 'caller', caller);
  }

  /** The stored digest of a new code. */
  ofCode(subject: string, code: string): string {
    return this.#hmac(this.#current, 'code', subject, code);
  }

  /** The digests that a code may have: by the current secret, and by each previous one. */
  acceptedOfCode(subject: string, code: string): string[] {
    return this.#accepted.map((secret) => this.#hmac(secret, 'code', subject, code));
  }

  /** The digest of a request in the fingerprint of an idempotency key. */
  ofRequest(...parts: readonly string[]): string {
    return this.#hmac(this.#subjects, 'request', ...parts);
  }

  /**
   * Encrypts a code, so that a repeated call receives it. To read it takes a secret, which no Redis has, and
   * the idempotency key, of which Redis has only a digest.
   */
  seal(code: string, idempotencyKey: readonly string[]): string {
    const nonce = randomBytes(NONCE_BYTES);
    const key = this.#hmac(this.#current, 'seal', ...idempotencyKey);
    const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce);
    const sealed = [nonce, cipher.update(code), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  /** The code of `seal`. `INVALID_OPTION` if its secret is not accepted any more. */
  unseal(sealed: string, idempotencyKey: readonly string[]): string {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const secret of this.#accepted) {
      const key = Buffer.from(this.#hmac(secret, 'seal', ...idempotencyKey), 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const code = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([code, decipher.final()]).toString();
      } catch {
        // Sealed with another secret.
      }
    }
    throw new MayflyError('INVALID_OPTION', 'secret must have the secret of the first call', {
      field: 'secret',
    });
  }

  /** JSON separates the parts: no two lists of parts have one text. */
  #hmac(secret: KeyObject, ...parts: readonly string[]): string {
    return hmac(secret, [this.#purpose, ...parts]);
  }
}

/** A fingerprint of the secret of subjects. `INVALID_OPTION`. */
export function fingerprintOf(
  secret: Secret | readonly Secret[],
  subjectSecret: Secret | undefined,
): string {
  // It has one part, so it differs from all digests of a purpose.
  return hmac(keysOf(secret, subjectSecret).subjects, ['fingerprint']);
}

function hmac(secret: KeyObject, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

function keysOf(secret: Secret | readonly Secret[], subjectSecret: Secret | undefined) {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  const accepted = secrets.map((one) => keyOf(one, 'secret'));
  const [current] = accepted;
  const oldest = accepted.at(-1);
  if (current === undefined || oldest === undefined || accepted.length > SECRETS) {
    throw new MayflyError('INVALID_OPTION', `secret must be 1 to ${SECRETS} secrets`, {
      field: 'secret',
    });
  }
  const subjects = subjectSecret === undefined ? oldest : keyOf(subjectSecret, 'subjectSecret');
  return { current, accepted, subjects };
}

/** A secret may come from a setting of any type. Errors never quote it. */
function keyOf(secret: unknown, field: string): KeyObject {
  const isSecret = typeof secret === 'string' || secret instanceof Uint8Array;
  const bytes = isSecret ? Buffer.from(secret) : Buffer.alloc(0);
  if (bytes.length < SECRET_BYTES) {
    const message = `${field} must be at least ${SECRET_BYTES} bytes, as text or as a Uint8Array`;
    throw new MayflyError('INVALID_OPTION', message, { field });
  }
  return createSecretKey(bytes);
}
