import type { Mayfly, OneTimePasswords, OtpPurposes } from '@mayfly/core';
import type { Secrets } from '../../env/secrets.ts';

/** One-time passwords by the secrets of this server, which no resolver gets to see. */
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

  /** Whether the server that started last counts subjects by the same secret. */
  compareSecret(): Promise<'first' | 'same' | 'different'> {
    return this.#purposes.compareSecret({ secret: this.#secret });
  }
}
