import { timingSafeEqual } from 'node:crypto';
import { digestOf } from './token-format.ts';
import type { ConfiguredToken, TokensFile } from './tokens-file.ts';

/** The tokens that need no Redis: `MAYFLY_TOKEN`, or the data folder's, and those of the tokens file. */
export class ConfiguredTokens {
  readonly #admin: ConfiguredToken | undefined;
  readonly #file: TokensFile | undefined;

  constructor(adminToken: string | undefined, file: TokensFile | undefined) {
    this.#admin =
      adminToken === undefined
        ? undefined
        : {
            id: 'env:MAYFLY_TOKEN',
            name: 'admin',
            role: 'ADMIN',
            source: 'environment',
            digest: digestOf(adminToken),
          };
    this.#file = file;
  }

  get all(): readonly ConfiguredToken[] {
    const ofFile = this.#file?.tokens ?? [];
    return this.#admin === undefined ? ofFile : [this.#admin, ...ofFile];
  }

  /** Looks at all of them, so that the time it takes does not tell which one it was. */
  find(digest: Buffer): ConfiguredToken | undefined {
    let found: ConfiguredToken | undefined;
    for (const token of this.all) {
      if (timingSafeEqual(token.digest, digest)) found ??= token;
    }
    return found;
  }

  byId(id: string): ConfiguredToken | undefined {
    return this.all.find((token) => token.id === id);
  }

  close(): void {
    this.#file?.close();
  }
}
