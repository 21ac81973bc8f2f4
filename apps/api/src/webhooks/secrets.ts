import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { Sealing } from '../env/sealing.ts';
import type { Secrets } from '../env/secrets.ts';

/** A signing secret as Redis stores it: encrypted, so that a reader of Redis cannot sign. */
export interface SealedSecret {
  readonly sealed: string;
  /** Epoch ms after which it does not sign any more; null for the current one. */
  readonly until: number | null;
}

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** The signing secrets of webhooks (https://www.standardwebhooks.com). */
export class WebhookSecrets {
  readonly #sealing: Sealing;

  constructor(secrets: Secrets) {
    this.#sealing = new Sealing(secrets, 'mayfly secrets of webhooks');
  }

  /** A new secret, as its receiver needs it and as Redis stores it. */
  create(webhook: string): { readonly secret: string; readonly sealed: string } {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return { secret, sealed: this.#sealing.seal(webhook, secret) };
  }

  /**
   * The headers that sign a message with each secret that is valid at `now`. Without any readable secret, because
   * MAYFLY_SECRET has changed, undefined: an unsigned message is not sent.
   */
  headers(
    webhook: string,
    secrets: readonly SealedSecret[],
    message: { readonly id: string; readonly body: string; readonly now: number },
  ): Readonly<Record<string, string>> | undefined {
    const at = new Date();
    const signatures = secrets
      .filter(({ until }) => until === null || until > message.now)
      .flatMap(({ sealed }) => this.#sealing.open(webhook, sealed) ?? [])
      .map((secret) => new Signer(secret).sign(message.id, at, message.body));
    if (signatures.length === 0) return undefined;
    return {
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
  }
}
