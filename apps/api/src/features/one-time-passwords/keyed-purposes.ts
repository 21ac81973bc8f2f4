import type { Mayfly, OneTimePasswords, OtpPurposes } from '@mayfly/core';
import type { Secrets } from '../../env/secrets.ts';

/** One-time passwords with the secrets of this server, which resolvers cannot read. */
export class KeyedPurposes {
  readonly #purposes: OtpPurposes;
  readonly #secret: Secrets;

  constructor({ purposes }: Mayfly, secrets: Secrets) {
    this.#purposes = purposes;
    this.#secret = secrets;
  }

  open(purpose: string): Promise<OneTimePasswords> {
    return this.#purposes.open(purpose, { secret: this.#secret });
  }

  /** Whether the previous server uses the same secret for subjects. */
  compareSecret(): Promise<'first' | 'same' | 'different'> {
    return this.#purposes.compareSecret({ secret: this.#secret });
  }
}
