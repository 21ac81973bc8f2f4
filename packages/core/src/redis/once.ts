import { createHash, createHmac } from 'node:crypto';
import { CONSTRAINTS } from '../constraints.ts';
import { MayflyError } from '../errors.ts';
import { checkOptions, type OptionNames } from '../input.ts';
import type { Keys } from '../keys.ts';
import { Reply } from './reply.ts';
import type { DefinedScript, ReplyEncoding, ScriptArgument } from './script.ts';
import type { RedisSession } from './session.ts';

/** Makes a repeated call change nothing, and return the first answer, for ten minutes. */
export interface Idempotency {
  /** A new one for each call, such as a UUID: 1 to 255 visible ASCII characters. */
  readonly key: string;
  /** Keys of different scopes, such as those of different clients, are different keys. */
  readonly scope?: string | undefined;
}

/** A call that can be repeated safely. */
export interface IdempotentCall {
  /**
   * `INVALID_IDEMPOTENCY_KEY`, and `IDEMPOTENCY_KEY_REUSED` if the key was used for another call. The first
   * call with a key takes one more round trip.
   */
  readonly idempotency?: Idempotency | undefined;
}

export interface Replayable {
  /** The answer of an earlier call with the same idempotency key. Nothing was changed. */
  readonly replayed?: true;
}

const NAMES: OptionNames<Idempotency> = { key: true, scope: true };

/** Runs the scripts of one call, as a session does, but once for its idempotency key. */
export class Once {
  /** The digest of the key and its scope. Redis never receives the key. */
  readonly #id: string;
  /** Of the latest run: `{ replayed: true }` for the result, or nothing. */
  replay: Replayable = {};
  /** Recorded with the reply of the next run. After it, the note of the first call. */
  note = '';
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #fingerprint: string;

  private constructor(session: RedisSession, keys: Keys, id: string, fingerprint: string) {
    this.#session = session;
    this.#keys = keys;
    this.#id = id;
    this.#fingerprint = fingerprint;
  }

  /**
   * Claims the key for a request: the operation and its arguments. The claim is a separate key, because calls
   * with other arguments can belong to other slots. `IDEMPOTENCY_KEY_REUSED`.
   */
  static async claim(
    { session, keys }: { readonly session: RedisSession; readonly keys: Keys },
    idempotency: Idempotency,
    request: readonly (string | number)[],
  ): Promise<Once> {
    const named = JSON.stringify(checkIdempotency(idempotency));
    const id = createHash('sha256').update(named).digest('base64url').slice(0, 22);
    const fingerprint = createHmac('sha256', named)
      .update(JSON.stringify(request))
      .digest('base64url')
      .slice(0, 22);
    const claim = keys.idempotencyClaim(id);
    const claimed = await session.command((redis) =>
      redis.set(claim, fingerprint, 'PX', CONSTRAINTS.idempotencyMs, 'NX', 'GET'),
    );
    if (claimed !== null && claimed !== fingerprint) throw reused();
    return new Once(session, keys, id, fingerprint);
  }

  /** As `RedisSession.run`. The last of `keys` has the hash tag of the record. */
  async run(
    script: DefinedScript,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding?: ReplyEncoding,
  ): Promise<Reply> {
    return new Reply(await this.call(script, keys, args, encoding));
  }

  /** As `RedisSession.call`. */
  async call(
    script: DefinedScript,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding?: ReplyEncoding,
  ): Promise<unknown> {
    const record = this.#keys.idempotencyRecord(keys.at(-1) ?? '', this.#id);
    const [state, note, reply] = toList(
      await this.#session.call(
        script.once(),
        [...keys, record],
        [...args, this.#fingerprint, this.note, CONSTRAINTS.idempotencyMs],
        encoding,
      ),
    );
    if (state === 2) throw reused();
    this.replay = state === 1 ? { replayed: true } : {};
    this.note = String(note);
    return reply;
  }
}

/** The key with its scope. `INVALID_OPTION`, `INVALID_IDEMPOTENCY_KEY`. */
export function checkIdempotency(idempotency: Idempotency): readonly [scope: string, key: string] {
  const { key, scope = '' } = checkOptions(idempotency, NAMES, 'idempotency', 'idempotency.');
  const most = CONSTRAINTS.idempotencyKeyCharacters;
  if (typeof key !== 'string' || key.length > most || !/^[!-~]+$/.test(key)) {
    throw new MayflyError(
      'INVALID_IDEMPOTENCY_KEY',
      `idempotency.key must be 1 to ${most} visible ASCII characters`,
      { field: 'idempotency.key' },
    );
  }
  if (typeof scope !== 'string') {
    throw new MayflyError('INVALID_OPTION', 'idempotency.scope must be a string', {
      field: 'idempotency.scope',
    });
  }
  return [scope, key];
}

function toList(reply: unknown): readonly unknown[] {
  if (!Array.isArray(reply)) throw new TypeError('The reply of a script must be a list');
  return reply;
}

function reused(): MayflyError {
  return new MayflyError(
    'IDEMPOTENCY_KEY_REUSED',
    'idempotency.key was used for another call: use a new one',
    { field: 'idempotency.key' },
  );
}
