import { createHash, randomBytes } from 'node:crypto';
import { MayflyError } from '../errors.ts';
import {
  checkInteger,
  checkMember,
  checkName,
  checkObject,
  checkOptions,
  type OptionNames,
} from '../input.ts';
import type { CodeKeys, Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { withoutCause } from '../redis/errors.ts';
import { Once, type IdempotentCall, type Replayable } from '../redis/once.ts';
import { defineScript, type DefinedScript, type ScriptArgument } from '../redis/script.ts';
import type { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';
import { readPageSteps } from '../paging/page-steps.ts';
import { spellingOf, type Spelling } from './alphabet.ts';
import { decodeCodeCursor, encodeCodeCursor } from './code-cursor.ts';
import type {
  ClearedCodes,
  CodePage,
  IssuedCode,
  LiveCode,
  LookedUpCode,
  ResolvedCode,
  RevokedCode,
  SweptCodes,
  Utilisation,
} from './results.ts';
import { checkCodeRules, type CheckedCodeRules, type CodesOptions } from './settings.ts';

const scripts = {
  issue: defineScript(new URL('./issue.lua', import.meta.url)),
  resolve: defineScript(new URL('./resolve.lua', import.meta.url)),
  codeFor: defineScript(new URL('./code-for.lua', import.meta.url)),
  revoke: defineScript(new URL('./revoke.lua', import.meta.url)),
  page: defineScript(new URL('./page.lua', import.meta.url)),
  clear: defineScript(new URL('./clear.lua', import.meta.url)),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url)),
  utilisation: defineScript(new URL('./utilisation.lua', import.meta.url)),
};

/** The caller of `lookUp` and `resolve`. */
export interface CodeCall {
  /** An address or a session, for which misses count. Without it, only the limit for all callers applies. */
  readonly caller?: string | undefined;
}

/** A call of `resolve`. */
export interface CodeUse extends CodeCall, IdempotentCall {}

const CALL: OptionNames<CodeCall> = { caller: true };
const USE: OptionNames<CodeUse> = { ...CALL, idempotency: true };

/** The status of a call that creates or finds a code. */
export type CodeStatus = IssuedCode['status'] | ResolvedCode['status'] | LookedUpCode['status'];

/** About ten commands for each, so a script stays well below a millisecond. */
const SWEPT_AT_ONCE = 16;

/** Codes that one script of a page reads: less than half a millisecond of Redis's time. */
const PAGED_AT_ONCE = 48;

/** More than one, so that a draw is uniform (issue.lua). */
const DRAWS = 4;

/**
 * Short codes that stand for ids while they live: one code for an id, one id for a code. One script writes,
 * reads and ends both directions, and one score is the expiry of both.
 *
 * A new code is drawn uniformly from all codes that are not live, with random bytes of `node:crypto`: a
 * person who knows all issued codes knows only that the next one is none of the live ones. A draw takes
 * O(log N) at any utilisation (pool.lua), and a full space is reported immediately. A code in use has an
 * entry in each of three hashes and a sorted set, and a free code that was swapped has one in a hash: 270 to
 * 400 bytes for a live code in all, and nothing for the rest of the space (`bench codes`).
 *
 * Redis must not evict keys (`maxmemory-policy noeviction`), because the four keys of a space belong
 * together.
 *
 * All users of a space must pass one alphabet and length: codes of other lengths are separate codes. Each
 * method is one round trip, except `sweep` and a `page` of more than 64. All throw `MayflyError`:
 * `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FULL`, `REDIS_FAILED`. Methods with a code throw `INVALID_CODE`
 * if the text does not have the form of the space's codes, including the check symbol. This depends on the
 * text alone, and does not count as a miss. N is the number of codes in use.
 */
export class InvitationCodes {
  readonly space: string;
  readonly #session: RedisSession;
  readonly #context: { readonly session: RedisSession; readonly keys: Keys };
  readonly #keys: CodeKeys;
  readonly #spelling: Spelling;
  readonly #rules: CheckedCodeRules;
  readonly #onStatus: ((status: CodeStatus) => void) | undefined;

  /** Created by `mayfly.codes`. `onStatus` receives the status of each call that creates or finds a code. */
  constructor(
    session: RedisSession,
    keys: Keys,
    space: string,
    options: CodesOptions,
    onStatus?: (status: CodeStatus) => void,
  ) {
    this.#session = session;
    this.#context = { session, keys };
    this.#onStatus = onStatus;
    this.space = checkName(space, 'space');
    this.#spelling = spellingOf(options);
    this.#keys = keys.codes(space, this.#spelling.name);
    this.#rules = checkCodeRules(options);
  }

  /**
   * The live code of an id, or a new one. Any number of concurrent calls for one id return one code; two ids
   * never share a live code. `INVALID_MEMBER`, and `CODES_EXHAUSTED` if every code of the space is live.
   * O(log N).
   */
  async getOrCreateCode(id: string): Promise<IssuedCode> {
    const reply = await this.#run(scripts.issue, this.#pool, [
      checkMember(id, 'id'),
      this.#rules.ttlMs,
      this.#rules.maxUses ?? 0,
      this.#spelling.capacity,
      ...randomNumbers(DRAWS),
    ]);
    const now = reply.integer();
    const status = reply.flag() ? 'created' : 'existing';
    this.#onStatus?.(status);
    const code = this.#spelling.encode(reply.integer());
    return { status, code, expiresAt: reply.integer(), now };
  }

  /**
   * The id of a code. Counts as one use. Case, spaces and dashes do not matter. A call counts as a miss
   * before its code is checked, and no longer if the code is found. `INVALID_CODE`, `INVALID_MEMBER` for the
   * caller. O(log N).
   */
  async resolve(code: string, call: CodeUse = {}): Promise<ResolvedCode> {
    const found = await this.#find(code, checkOptions(call, USE, 'call'), true);
    const result: ResolvedCode = found.passes ? { ...found, status: 'resolved' } : found;
    if (result.replayed !== true) this.#onStatus?.(result.status);
    return result;
  }

  /**
   * The id of a code, without a use, for a page that asks "Join this group?" before it resolves. A miss
   * counts as in `resolve`, and the same limits apply. `INVALID_CODE`, `INVALID_MEMBER` for the caller.
   * O(log N).
   */
  async lookUp(code: string, call: CodeCall = {}): Promise<LookedUpCode> {
    const result = await this.#find(code, checkOptions(call, CALL, 'call'), false);
    this.#onStatus?.(result.status);
    return result;
  }

  async #find(
    code: string,
    { caller, idempotency }: CodeUse,
    isUse: boolean,
  ): Promise<LookedUpCode & Replayable> {
    const number = this.#numberOf(code);
    const { misses, callerMisses } = this.#keys;
    const known = caller !== undefined;
    const { missesOfAll, missesPerCaller } = this.#rules;
    const tag = known ? digest(checkMember(caller, 'caller')) : '';
    const once =
      idempotency &&
      (await this.#withoutCause(() =>
        Once.claim(this.#context, idempotency, ['resolve', this.space, number, tag]),
      ));
    const reply = await this.#run(
      scripts.resolve,
      [...this.#pool, misses, known ? callerMisses(tag) : misses],
      [
        number,
        missesOfAll.limit,
        missesOfAll.windowMs,
        known ? missesPerCaller.limit : 0,
        missesPerCaller.windowMs,
        isUse ? 1 : 0,
      ],
      once,
    );
    const now = reply.integer();
    const status = reply.string();
    if (status === 'limited') {
      return { status, passes: false, retryAfterMs: reply.integer(), now, ...once?.replay };
    }
    if (status !== 'found') return { status: 'unknown', passes: false, now, ...once?.replay };
    const id = reply.string();
    const uses = usesOf(reply);
    return { status, passes: true, id, ...uses, expiresAt: reply.integer(), now, ...once?.replay };
  }

  /** The live code of an id, or `null`. Does not count as a use. `INVALID_MEMBER`. O(log N). */
  async codeFor(id: string): Promise<LiveCode | null> {
    const reply = await this.#run(scripts.codeFor, this.#pool, [checkMember(id, 'id')]);
    const now = reply.integer();
    if (reply.done) return null;
    const code = this.#spelling.encode(reply.integer());
    return { code, ...usesOf(reply), expiresAt: reply.integer(), now };
  }

  /**
   * Ends a live code early, by its id or by the code. `INVALID_MEMBER` for the id, `INVALID_CODE`,
   * `INVALID_OPTION` unless exactly one of them is set. O(log N).
   */
  async revoke(target: { readonly id: string } | { readonly code: string }): Promise<RevokedCode> {
    checkOptions(target, { id: true, code: true }, 'target');
    const { id, code }: { readonly id?: string; readonly code?: string } = target;
    if ((id === undefined) === (code === undefined)) {
      throw new MayflyError('INVALID_OPTION', 'target must have an id or a code', {
        field: 'target',
      });
    }
    const args = id === undefined ? ['code', this.#numberOf(code)] : ['id', checkMember(id, 'id')];
    const reply = await this.#run(scripts.revoke, this.#pool, args);
    const now = reply.integer();
    return { status: reply.flag() ? 'revoked' : 'absent', now };
  }

  /**
   * A page of the live codes, the next to expire first; `first` is 1 to 250. A cursor is a position that
   * stays valid when its code ends. It contains the code. More than 64 codes take a round trip for each 64;
   * the page is as of `now`, the time of the last one. `INVALID_PAGE`, `INVALID_CURSOR`. O(log² N + first).
   */
  async page(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<CodePage> {
    checkObject(request, 'request', 'INVALID_PAGE');
    checkOptions(request, { first: true, after: true }, 'request');
    const first = checkInteger(request.first, 1, CONSTRAINTS.pageCodes, 'INVALID_PAGE', 'first');
    const after = request.after === undefined ? null : decodeCodeCursor(request.after, 'after');
    const asked = ['forward', first, after?.expiresAt ?? '', after?.number ?? ''];
    const { rows, hasNext, totalCount, now } = await readPageSteps(asked, {
      atOnce: PAGED_AT_ONCE,
      read: async ([, ...args]) => {
        const reply = await this.#run(scripts.page, this.#pool, args);
        const head = { now: reply.integer(), totalCount: reply.integer() };
        const startRank = reply.integer();
        return { ...head, startRank, rows: reply.rest(readCode) };
      },
      nameOf: ({ id }) => id,
      cursorOf: ({ expiresAt, number }) => [expiresAt, number],
    });
    const codes = rows.map(({ number, ...row }) => ({
      ...row,
      code: this.#spelling.encode(number),
      cursor: encodeCodeCursor({ expiresAt: row.expiresAt, number }),
    }));
    return { codes, hasNext, totalCount, now };
  }

  /**
   * Ends all codes of the space, and clears the misses of all callers together, but not those of single
   * callers. O(log N).
   */
  async clear(): Promise<ClearedCodes> {
    const reply = await this.#run(scripts.clear, [...this.#pool, this.#keys.misses], []);
    const now = reply.integer();
    return { cleared: reply.integer(), now };
  }

  /**
   * Frees the memory of expired codes, in short scripts, one after the other. Each issue frees up to four
   * expired codes, so this is only useful if a space becomes quiet: its memory would stay until an hour
   * after its last expiry. `atMost` ends it after this number of codes, a positive whole number, or a few
   * more. `INVALID_OPTION`. O(log N) for each code.
   */
  async sweep(options: { readonly atMost?: number | undefined } = {}): Promise<SweptCodes> {
    const { atMost } = checkOptions(options, { atMost: true });
    const most =
      atMost === undefined
        ? Infinity
        : checkInteger(atMost, 1, Number.MAX_SAFE_INTEGER, 'INVALID_OPTION', 'atMost');
    for (let swept = 0; ;) {
      const reply = await this.#run(scripts.sweep, this.#pool, [SWEPT_AT_ONCE]);
      const now = reply.integer();
      swept += reply.integer();
      const left = reply.integer();
      if (left === 0 || swept >= most) return { swept, left, now };
    }
  }

  /** The number of live codes, and the capacity, for an alert before all are in use. O(log N). */
  async utilisation(): Promise<Utilisation> {
    const reply = await this.#run(scripts.utilisation, [this.#keys.expiries], []);
    const now = reply.integer();
    const live = reply.integer();
    const { capacity } = this.#spelling;
    return { live, capacity, share: live / capacity, now };
  }

  #run(
    script: DefinedScript,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    once?: Once,
  ): Promise<Reply> {
    return this.#withoutCause(() => (once ?? this.#session).run(script, keys, args));
  }

  async #withoutCause<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      throw withoutCause(error);
    }
  }

  get #pool(): string[] {
    const { ids, codes, expiries, places } = this.#keys;
    return [ids, codes, expiries, places];
  }

  /** The number of a code. `INVALID_CODE`. */
  #numberOf(code: string | undefined): number {
    const { alphabet, length, checked, decode } = this.#spelling;
    const number = typeof code === 'string' ? decode(code) : null;
    if (number !== null) return number;
    const symbols = alphabet === 'decimal' ? 'digits' : `symbols of ${alphabet}`;
    const check = checked ? ' and the check symbol that belongs to them' : '';
    throw new MayflyError('INVALID_CODE', `code must be ${length} ${symbols}${check}`, {
      field: 'code',
    });
  }
}

/** Reads a code from the reply of `page.lua`. */
function readCode(row: Reply) {
  const [number, id, uses] = [row.integer(), row.string(), usesOf(row)];
  return { number, id, ...uses, expiresAt: row.integer() };
}

function usesOf(reply: Reply): { readonly uses: number; readonly usesLeft: number } {
  const uses = reply.integer();
  const left = reply.integer();
  return { uses, usesLeft: left === -1 ? Infinity : left };
}

/** Whole numbers below 2^53 from the CSPRNG. */
function randomNumbers(count: number): number[] {
  const bytes = randomBytes(count * 7);
  return Array.from({ length: count }, (_, i) => {
    const start = i * 7;
    return bytes.readUIntBE(start, 6) * 32 + (bytes.readUInt8(start + 6) & 31);
  });
}

/** Keeps keys short, and addresses out of them. */
function digest(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 22);
}
