import { ApiError } from '../../graphql/api-error.ts';

async function call(init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch('/session', init);
  } catch {
    throw new ApiError('API_UNREACHABLE', 'The request got no answer.');
  }
  if (response.status === 401 || response.ok) return response;
  if (response.status === 429) throw new ApiError('RATE_LIMITED', 'Too many attempts.');
  // A proxy in front of an API that is down answers, but not as the API would.
  const gone = response.status >= 500;
  throw new ApiError(gone ? 'API_UNREACHABLE' : 'BAD_REQUEST', `Status ${response.status}.`);
}

/** Whether there is a session. */
export async function readSession(signal: AbortSignal | null = null): Promise<boolean> {
  return (await call({ signal })).ok;
}

/** Opens a session. False when the token is not the right one. */
export async function postToken(token: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await call({ method: 'POST', headers, body: JSON.stringify({ token }) })).ok;
}

export async function deleteSession(): Promise<void> {
  await call({ method: 'DELETE' });
}
