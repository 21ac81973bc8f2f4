import { setTimeout as delay } from 'node:timers/promises';
import type { Tally } from './checks/findings.ts';
import { TOKEN, type Instance } from './instance.ts';
import type { Random } from './random.ts';

/** Longer than an instance is ever stopped. */
const ANSWER_LIMIT_MS = 30_000;
const DONE_LIMIT_MS = 120_000;

/** Nothing has happened (docs/api.md). */
const REFUSED = new Set(['REDIS_FULL', 'OVERLOADED', 'RATE_LIMITED']);
/** It may have happened. */
const UNKNOWN = new Set(['REDIS_UNAVAILABLE']);

/** The time of a call, on the clock of Redis: all run on one machine. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type Answer<Result> =
  | ({ readonly kind: 'done'; readonly result: Result } & Span)
  | ({ readonly kind: 'refused' | 'unknown'; readonly reason: string } & Span);

interface Body<Result> {
  readonly data?: { readonly r: (Result & { userErrors?: readonly unknown[] }) | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { code: string } }[];
}

/** Sends operations to instances at random, as clients behind a load balancer do. */
export class Calls {
  /** How often each root field had each outcome. */
  readonly outcomes = new Map<string, number>();
  readonly #instances: readonly Instance[];
  readonly #random: Random;
  readonly #tally: Tally;

  constructor(instances: readonly Instance[], random: Random, tally: Tally) {
    this.#instances = instances;
    this.#random = random;
    this.#tally = tally;
  }

  /** `field` is a root field with its arguments and selection, which the result is. */
  query<Result>(field: string): Promise<Answer<Result>> {
    return this.#send<Result>(`{ r: ${field} }`, {});
  }

  mutate<Result>(
    name: string,
    input: Readonly<Record<string, unknown>>,
    selection: string,
  ): Promise<Answer<Result>> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const field = `${name}(input: $input) { userErrors { code message } ${selection} }`;
    return this.#send<Result>(`mutation ($input: ${type}!) { r: ${field} }`, { input });
  }

  /** Repeats a call until it is done: it must have the same effect twice, or an idempotency key. */
  async done<Result>(
    call: () => Promise<Answer<Result>>,
  ): Promise<{ readonly result: Result } & Span> {
    const from = Date.now();
    let isReported = false;
    for (;;) {
      const answer = await call();
      if (answer.kind === 'done') return { ...answer, from };
      if (!isReported && answer.to - from > DONE_LIMIT_MS) {
        isReported = true;
        this.#tally.one('answers', `not done in ${DONE_LIMIT_MS} ms: ${answer.reason}`);
      }
      await delay(200 + this.#random.next() * 800);
    }
  }

  async #send<Result>(query: string, variables: object): Promise<Answer<Result>> {
    const { origin } = this.#random.pick(this.#instances);
    const from = Date.now();
    try {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selection of the operation.
      const body = JSON.parse(await response.text()) as Body<Result>;
      return this.#answerOf(body, { from, to: Date.now() }, query);
    } catch {
      // The instance was killed, or is not there.
      const reason = this.#count(query, 'no answer');
      return { kind: 'unknown', reason, from, to: Date.now() };
    }
  }

  #answerOf<Result>({ data, errors }: Body<Result>, span: Span, query: string): Answer<Result> {
    const code = errors?.[0]?.extensions.code;
    const isKnown = code === undefined || REFUSED.has(code) || UNKNOWN.has(code);
    const userErrors = data?.r?.userErrors ?? [];
    const problem =
      isKnown && userErrors.length === 0 ? null : JSON.stringify(errors ?? userErrors);
    this.#tally.one('answers', problem === null ? null : `${problem} to ${query}`);
    const reason = this.#count(query, code ?? 'done');
    if (code !== undefined) {
      return { kind: REFUSED.has(code) ? 'refused' : 'unknown', reason, ...span };
    }
    if (data?.r == null || userErrors.length > 0) return { kind: 'unknown', reason, ...span };
    return { kind: 'done', result: data.r, ...span };
  }

  /** Returns the name of the outcome. */
  #count(query: string, outcome: string): string {
    const name = `${/r: (\w+)/.exec(query)?.[1]} ${outcome}`;
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1);
    return name;
  }
}
