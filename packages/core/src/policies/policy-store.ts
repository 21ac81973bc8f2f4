import { policyNotFound } from '../errors.ts';
import { checkInteger, checkName, checkObject, checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { checkPolicy, type LimitPolicy, type PolicyOptions } from './policy.ts';
import {
  decodePolicy,
  encodeBody,
  keepsLayout,
  overridesOf,
  type StoredPolicy,
} from './stored-policy.ts';

const rules = new URL('../limiter/rules.lua', import.meta.url);
const documents = new URL('./document.lua', import.meta.url);
const scripts = {
  create: defineScript(new URL('./create.lua', import.meta.url), [documents]),
  change: defineScript(new URL('./change.lua', import.meta.url), [rules, documents]),
  delete: defineScript(new URL('./delete.lua', import.meta.url), [documents]),
  read: defineScript(new URL('./read.lua', import.meta.url)),
  list: defineScript(new URL('./list.lua', import.meta.url)),
};

const PAGE = { first: true, after: true } as const;

export interface PolicyPage {
  /** By name, in byte order. */
  readonly policies: readonly LimitPolicy[];
  readonly hasNext: boolean;
  /** Where a next page begins: pass it as `after`. Null if this one is empty. */
  readonly endCursor: string | null;
  readonly totalCount: number;
  readonly now: number;
}

/** What was stored, and what was there before. */
export type Change =
  | {
      readonly status: 'changed';
      readonly stored: StoredPolicy;
      readonly before: StoredPolicy;
      readonly now: number;
    }
  | { readonly status: 'conflict'; readonly stored: StoredPolicy; readonly now: number }
  | { readonly status: 'absent' };

/** Policies as they are in Redis. */
export class PolicyStore {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
  }

  async create(
    name: string,
    options: PolicyOptions,
  ): Promise<{
    readonly status: 'created' | 'exists';
    readonly stored: StoredPolicy;
    readonly now: number;
  }> {
    const { policies, notifications } = this.#keys;
    checkName(name, 'name');
    const reply = await this.#session.run(
      scripts.create,
      [policies.documents, policies.names, policies.version],
      [name, encodeBody(checkPolicy(options)), notifications],
    );
    const now = reply.integer();
    const status = reply.flag() ? 'created' : 'exists';
    return { status, stored: decodePolicy(name, reply.string()), now };
  }

  async change(name: string, version: number, options: PolicyOptions): Promise<Change> {
    const { policies, notifications } = this.#keys;
    const checked = checkPolicy(options);
    checkInteger(version, 1, Number.MAX_SAFE_INTEGER, 'INVALID_OPTION', 'version');
    const before = await this.find(name);
    if (before === undefined) return { status: 'absent' };
    const keeps = keepsLayout(before.limits, checked.limits);
    const body = encodeBody(checked, keeps ? before : undefined);
    const overrides = keeps ? overridesOf(decodePolicy(name, `0 0 0 0 ${body}`)) : undefined;
    const keys = [policies.documents, policies.version];
    if (!this.#session.isCluster) {
      keys.push(
        this.#keys.policyLimiter(name, before.layoutVersion, '').globalOverrides(undefined),
      );
    }
    const reply = await this.#session.run(scripts.change, keys, [
      name,
      body,
      notifications,
      version,
      keeps ? 0 : 1,
      overrides === undefined ? '' : JSON.stringify(overrides),
    ]);
    const now = reply.integer();
    const outcome = reply.integer();
    if (outcome < 0) return { status: 'absent' };
    const stored = decodePolicy(name, reply.string());
    return outcome === 1
      ? { status: 'changed', stored, before, now }
      : { status: 'conflict', stored, now };
  }

  /** What was deleted, or undefined if there was nothing. */
  async delete(name: string): Promise<StoredPolicy | undefined> {
    const { policies, notifications } = this.#keys;
    const reply = await this.#session.run(
      scripts.delete,
      [policies.documents, policies.names, policies.version],
      [checkName(name, 'name'), notifications],
    );
    const document = reply.stringOrNull();
    return document === null ? undefined : decodePolicy(name, document);
  }

  async find(name: string): Promise<StoredPolicy | undefined> {
    const { found } = await this.read([checkName(name, 'name')], -1);
    return found?.[0];
  }

  /** `POLICY_NOT_FOUND`. */
  async get(name: string): Promise<StoredPolicy> {
    const found = await this.find(name);
    if (found === undefined) throw policyNotFound();
    return found;
  }

  /** Policies by name, undefined where there is none; nothing if no policy has changed since a version. */
  async read(
    names: readonly string[],
    since: number,
  ): Promise<{
    readonly version: number;
    readonly found: readonly (StoredPolicy | undefined)[] | undefined;
  }> {
    const { policies } = this.#keys;
    const reply = await this.#session.run(
      scripts.read,
      [policies.documents, policies.version],
      [since, ...names],
    );
    const version = reply.integer();
    if (reply.done) return { version, found: undefined };
    const found = names.map((name) => {
      const document = reply.stringOrNull();
      return document === null ? undefined : decodePolicy(name, document);
    });
    return { version, found };
  }

  async list(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<PolicyPage> {
    const { policies } = this.#keys;
    checkOptions(checkObject(request, 'request', 'INVALID_PAGE'), PAGE);
    const first = checkInteger(request.first, 1, CONSTRAINTS.pagePolicies, 'INVALID_PAGE', 'first');
    const { after } = request;
    const from = after === undefined ? '-' : `(${checkName(after, 'after')}`;
    const reply = await this.#session.run(
      scripts.list,
      [policies.documents, policies.names],
      [first, from],
    );
    const now = reply.integer();
    const totalCount = reply.integer();
    const hasNext = reply.flag();
    const page = reply.rest((row) => decodePolicy(row.string(), row.string()).policy);
    return { policies: page, hasNext, endCursor: page.at(-1)?.name ?? null, totalCount, now };
  }
}
