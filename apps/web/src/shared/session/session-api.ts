import { ApiError, type FailureCode } from '../graphql/api-error.ts';
import { isRecord, readError } from '../graphql/response.ts';

/** The error code of a response. A proxy can answer for an API that is down, but without a code. */
async function codeOf(response: Response): Promise<FailureCode> {
  if (response.status === 429) return 'RATE_LIMITED';
  if (response.status < 500) return 'BAD_REQUEST';
  const body: unknown = await response.json().catch(() => null);
  const isOfApi = isRecord(body) && Array.isArray(body['errors']);
  return isOfApi ? readError(body).code : 'API_UNREACHABLE';
}

async function call(init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch('/session', init);
  } catch {
    throw new ApiError('API_UNREACHABLE', 'The request got no answer.');
  }
  if (response.status === 401 || response.ok) return response;
  throw new ApiError(await codeOf(response), `Status ${response.status}.`);
}

/** Whether there is a session. */
export async function readSession(signal: AbortSignal | null = null): Promise<boolean> {
  return (await call({ signal })).ok;
}

/** Opens a session. Resolves to false if the token is wrong. */
export async function postToken(token: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await call({ method: 'POST', headers, body: JSON.stringify({ token }) })).ok;
}

export async function deleteSession(): Promise<void> {
  await call({ method: 'DELETE' });
}
