import {
  getNullableType,
  GraphQLError,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { IDEMPOTENCY_KEY } from '../graphql/idempotent.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';

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
