import type { Idempotency } from '@mayfly/core';
import type { Caller } from '../auth/principal.ts';
import { renameFields } from './rename-fields.ts';

/** The name of the header, which errors name. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Makes a call with the idempotency key of its input, or else of the request, if there is one. Each token has
 * separate keys, so that no client reads the answer of another.
 */
export async function idempotent<Answer extends object>(
  context: Caller,
  { idempotencyKey }: { readonly idempotencyKey?: string | null | undefined },
  call: (idempotency: Idempotency | undefined) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey ?? context.idempotencyKey;
  if (key === undefined) return call(undefined);
  const field = idempotencyKey == null ? IDEMPOTENCY_KEY : 'idempotencyKey';
  const answer = await renameFields({ 'idempotency.key': field }, () =>
    call({ key, scope: context.principal.tokenId }),
  );
  if ('replayed' in answer) context.replayed = true;
  return answer;
}
