import { pageClock } from '../clock/page-clock.ts';
import { ApiError, failureCode } from './api-error.ts';
import { lateRequests } from './late-requests.ts';
import { toMessage, type TypedDocument } from './typed-document.ts';
import { reauthQueue } from './reauth-queue.ts';
import { readResponse } from './response.ts';

/** After this time, no answer is expected. */
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
    // A query that is cancelled because its component has unmounted is not an outage.
    if (signal?.aborted) throw error;
    throw new ApiError('API_UNREACHABLE', 'The request got no answer.');
  }
}

interface RequestOptions<TResult> {
  readonly signal?: AbortSignal;
  /** Reads the server's time from the result, to correct the page's clock. */
  readonly nowOf?: (result: TResult) => string;
  /** If false, it fails without a session instead of waiting for sign-in. */
  readonly reauthenticates?: boolean;
}

async function attempt<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  { signal, nowOf }: RequestOptions<TResult>,
): Promise<TResult> {
  const body = JSON.stringify(toMessage(document, variables));
  const sentAt = performance.now();
  const answering = post(body, signal);
  // Only queries, which have a signal: a change of much data may take its time.
  const answer = await (signal ? lateRequests.watch(answering) : answering);
  const receivedAt = performance.now();
  const result = readResponse<TResult>(answer);
  if (nowOf) pageClock.observe({ serverNow: Date.parse(nowOf(result)), sentAt, receivedAt });
  return result;
}

/**
 * Runs a GraphQL operation. Rejects with an ApiError, or with the signal's reason. If the session has
 * ended, it waits until the user has signed in again, and then runs.
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
