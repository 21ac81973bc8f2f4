import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { MayflyError } from '../errors.ts';

/** At least 16 bytes, better 32, of random data that stand in no Redis. */
export type Secret = string | Uint8Array;

const SECRET_BYTES = 16;
const SECRETS = 8;

/**
 * What Redis is told of subjects and codes: HMAC-SHA256 by secrets that it never sees. Plain hashes of
 * six digits or of phone numbers would be found by trying all of them.
 *
 * Secrets are kept as key objects, which no inspection or serialisation prints.
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

  /** What stands for a subject in key names. */
  ofSubject(subject: string): string {
    return this.#hmac(this.#subjects, 'subject', subject);
  }

  /** What stands for a caller in key names. */
  ofCaller(caller: string): string {
    return this.#hmac(this.#subjects, 'caller', caller);
  }

  /** What is stored of a new code. */
  ofCode(subject: string, code: string): string {
    return this.#hmac(this.#current, 'code', subject, code);
  }

  /** What may be stored of a code: by the current secret, and by each previous one. */
  acceptedOfCode(subject: string, code: string): string[] {
    return this.#accepted.map((secret) => this.#hmac(secret, 'code', subject, code));
  }

  /** JSON keeps the parts apart: no two lists of parts have one text. */
  #hmac(secret: KeyObject, ...parts: readonly string[]): string {
    return hmac(secret, [this.#purpose, ...parts]);
  }
}

/** What tells the secret of subjects from others, and nothing more. `INVALID_OPTION`. */
export function fingerprintOf(
  secret: Secret | readonly Secret[],
  subjectSecret: Secret | undefined,
): string {
  // One part: no purpose has a digest like it.
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
    throw new MayflyError('INVALID_OPTION', `secret is 1 to ${SECRETS} secrets`, {
      field: 'secret',
    });
  }
  const subjects = subjectSecret === undefined ? oldest : keyOf(subjectSecret, 'subjectSecret');
  return { current, accepted, subjects };
}

/** A setting that is missing may come as anything, and is never quoted. */
function keyOf(secret: unknown, field: string): KeyObject {
  const isSecret = typeof secret === 'string' || secret instanceof Uint8Array;
  const bytes = isSecret ? Buffer.from(secret) : Buffer.alloc(0);
  if (bytes.length < SECRET_BYTES) {
    const message = `${field} is at least ${SECRET_BYTES} bytes, as text or as a Uint8Array`;
    throw new MayflyError('INVALID_OPTION', message, { field });
  }
  return createSecretKey(bytes);
}
