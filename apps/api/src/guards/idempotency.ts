import type { Idempotency } from '@mayfly/core';
import {
  getNullableType,
  GraphQLError,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Caller } from '../auth/principal.ts';
import { renameFields } from '../graphql/rename-fields.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';

/** The name of the header, which errors name. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Rejects a mutation with the header `Idempotency-Key`, unless it is exactly one change that takes a key.
 * Otherwise a client would take a document for safe to repeat that is not. `INVALID_IDEMPOTENCY_KEY`.
 */
export function checkIdempotencyHeader(
  schema: GraphQLSchema,
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
): void {
  if (operation !== OperationTypeNode.MUTATION) return;
  const [first] = selections;
  if (selections.length === 1 && first?.kind === Kind.FIELD) {
    const field = schema.getMutationType()?.getFields()[first.name.value];
    const input = field?.args.find(({ name }) => name === 'input');
    const type = input && getNullableType(input.type);
    if (isInputObjectType(type) && 'idempotencyKey' in type.getFields()) return;
  }
  throw new GraphQLError(
    `${IDEMPOTENCY_KEY} must come with exactly one field that takes a key. Set idempotencyKey in each input instead`,
    {
      extensions: {
        code: 'INVALID_IDEMPOTENCY_KEY' satisfies ErrorCode,
        field: IDEMPOTENCY_KEY,
        http: { status: 400 },
      },
    },
  );
}

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
