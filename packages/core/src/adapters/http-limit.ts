import type { OptionNames } from '../input.ts';
import type { CallCost } from '../limiter/limiter.ts';
import type { Answer, Unavailable } from '../limiter/outage/unavailable.ts';
import type { Denied } from '../limiter/decision.ts';
import { clientKey } from './client-key.ts';
import { rateLimitHeaders, type RateLimitHeaders } from './rate-limit-headers.ts';

/** The limiter: `mayfly.limiter(…)`. */
export interface HttpLimiter {
  consume(key: string, call?: CallCost): Promise<Answer>;
}

export interface HttpLimitOptions<Request> {
  readonly limiter: HttpLimiter;
  /** The key of a request; `clientKey` of the client's address by default. */
  readonly key?: ((request: Request) => string | Promise<string>) | undefined;
  /** The cost of a request; 1 by default. */
  readonly cost?: ((request: Request) => number | Promise<number>) | undefined;
  /** Of the default key: 48 to 64 bits; 64 by default. */
  readonly ipv6Prefix?: number | undefined;
  /** Receives every answer: also the denials of a limiter in shadow mode, and outages. */
  readonly onAnswer?: ((answer: Answer, request: Request) => void) | undefined;
}

export const HTTP_LIMIT: OptionNames<HttpLimitOptions<never>> = {
  limiter: true,
  key: true,
  cost: true,
  ipv6Prefix: true,
  onAnswer: true,
};

/** The body of a rejection, `application/problem+json` (RFC 9457), with the types of the draft. */
export type LimitProblem =
  | {
      readonly type: 'https://iana.org/assignments/http-problem-types#quota-exceeded';
      readonly title: string;
      readonly status: 429;
      /** The names of the limits that deny. Empty if the key is blocked but within its limits. */
      readonly 'violated-policies': readonly string[];
      readonly retryAfterMs: number;
    }
  | {
      readonly type: 'https://iana.org/assignments/http-problem-types#temporary-reduced-capacity';
      readonly title: string;
      readonly status: 503;
      readonly retryAfterMs?: number;
    };

export const PROBLEM_TYPE = 'application/problem+json';

/** The result for a request: it continues, or receives a problem. */
export interface HttpVerdict {
  readonly headers: RateLimitHeaders;
  readonly problem: LimitProblem | undefined;
}

/**
 * Asks the limiter. 429 if it denies; 503 if Redis is unavailable and the limiter's policy denies, because
 * that is not an error of the client.
 */
export async function judge<Request>(
  { limiter, key, cost, ipv6Prefix, onAnswer }: HttpLimitOptions<Request>,
  request: Request,
  address: string,
): Promise<HttpVerdict> {
  const subject = key === undefined ? clientKey(address, { ipv6Prefix }) : await key(request);
  const answer = await limiter.consume(subject, { cost: await cost?.(request) });
  onAnswer?.(answer, request);
  return { headers: rateLimitHeaders(answer), problem: problemOf(answer) };
}

/** A header that is a list. Another limiter may have added to it before. */
export function joinList(present: unknown, value: string): string {
  return typeof present === 'string' ? `${present}, ${value}` : value;
}

function problemOf(answer: Answer): LimitProblem | undefined {
  if (answer.status === 'denied') return quotaExceeded(answer);
  if (answer.status === 'unavailable' && !answer.passes) return outage(answer);
  return undefined;
}

function quotaExceeded({ limits, retryAfterMs }: Denied): LimitProblem {
  const violated = limits.filter((limit) => limit.retryAfterMs > 0);
  return {
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    title: 'Too many requests',
    status: 429,
    'violated-policies': violated.map(({ name }) => name),
    retryAfterMs,
  };
}

function outage({ retryAfterMs }: Unavailable): LimitProblem {
  return {
    type: 'https://iana.org/assignments/http-problem-types#temporary-reduced-capacity',
    title: 'Requests cannot be counted now',
    status: 503,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
