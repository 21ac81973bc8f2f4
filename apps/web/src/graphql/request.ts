import { pageClock } from '../clock/page-clock.ts';
import { ApiError } from './api-error.ts';
import type { TypedDocumentString } from './operations.generated.ts';
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
}

/** Runs one GraphQL operation. Rejects with an ApiError, or with the signal's reason. */
export async function request<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  { signal, nowOf }: RequestOptions<TResult> = {},
): Promise<TResult> {
  const body = JSON.stringify({ query: document.toString(), variables });
  const sentAt = performance.now();
  const answer = await post(body, signal);
  const receivedAt = performance.now();
  const result = readResponse<TResult>(answer);
  if (nowOf) pageClock.observe({ serverNow: Date.parse(nowOf(result)), sentAt, receivedAt });
  return result;
}
