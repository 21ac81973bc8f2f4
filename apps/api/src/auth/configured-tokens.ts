import { timingSafeEqual } from 'node:crypto';
import { digestOf } from './token-format.ts';
import type { ConfiguredToken, TokensFile } from './tokens-file.ts';

/** The tokens from the configuration: `MAYFLY_TOKEN`, or that of the data folder, and those of the tokens file. */
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
            scopes: null,
            source: 'environment',
            digest: digestOf(adminToken),
          };
    this.#file = file;
  }

  get all(): readonly ConfiguredToken[] {
    const ofFile = this.#file?.tokens ?? [];
    return this.#admin === undefined ? ofFile : [this.#admin, ...ofFile];
  }

  /** Compares with all tokens, so that the time does not reveal which one matches. */
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
