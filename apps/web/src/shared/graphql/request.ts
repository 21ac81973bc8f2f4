import { pageClock } from '../clock/page-clock.ts';
import { ApiError, failureCode } from './api-error.ts';
import { toMessage, type TypedDocument } from './typed-document.ts';
import { reauthQueue } from './reauth-queue.ts';
import { readResponse } from './response.ts';

/** The API answers within 2 s even when Redis is gone; after this long it is gone itself. */
const TIMEOUT_MS = 10_000;

async function post(body: string, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await response.json();
  } catch (error) {
    // A query that is cancelled because nobody needs it any more is no outage.
    if (signal?.aborted) throw error;
    throw new ApiError('API_UNREACHABLE', 'The request got no answer.');
  }
}

interface RequestOptions<TResult> {
  readonly signal?: AbortSignal;
  /** Where the result carries the server's time; each such reading tunes the page's clock. */
  readonly nowOf?: (result: TResult) => string;
  /** False: without a session it fails, in place of waiting for somebody to sign in. */
  readonly reauthenticates?: boolean;
}

async function attempt<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  { signal, nowOf }: RequestOptions<TResult>,
): Promise<TResult> {
  const body = JSON.stringify(toMessage(document, variables));
  const sentAt = performance.now();
  const answer = await post(body, signal);
  const receivedAt = performance.now();
  const result = readResponse<TResult>(answer);
  if (nowOf) pageClock.observe({ serverNow: Date.parse(nowOf(result)), sentAt, receivedAt });
  return result;
}

/**
 * Runs one GraphQL operation. Rejects with an ApiError, or with the signal's reason. When there is
 * no session any more it waits for somebody to sign in again, and then runs after all.
 */
export async function request<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  options: RequestOptions<TResult> = {},
): Promise<TResult> {
  try {
    return await attempt(document, variables, options);
  } catch (error) {
    if (options.reauthenticates === false || failureCode(error) !== 'UNAUTHENTICATED') throw error;
    await reauthQueue.wait(error, options.signal);
    return request(document, variables, options);
  }
}
