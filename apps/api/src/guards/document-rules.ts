import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  NoFragmentCyclesRule,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { ErrorCode } from '../graphql/types.generated.ts';

/** The limits of documents, for all clients. The largest document of the dashboard uses a fifth. */
const DOCUMENT_LIMITS = {
  /** Names, numbers, strings and punctuators. Comments do not count. */
  tokens: 1000,
  /** Nested selections, including fragments. */
  depth: 12,
  /** Of one operation. A fragment counts wherever it is spread. */
  aliases: 50,
  directives: 50,
} as const;

export const PARSE_OPTIONS = { maxTokens: DOCUMENT_LIMITS.tokens } as const;

/** Options that make a rule report an error of the API, and not throw. */
function rejectWith(code: ErrorCode, message: string) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) =>
        context?.reportError(new GraphQLError(message, { extensions: { code } })),
    ],
  };
}

/**
 * The rules that run first. What they accept is small enough for the rules of the specification, some of which take
 * quadratic time. The rule for cycles is the first, because the others follow fragments.
 */
export const LIMIT_RULES: readonly (readonly ValidationRule[])[] = [
  [NoFragmentCyclesRule],
  [
    maxDepthRule({
      n: DOCUMENT_LIMITS.depth,
      flattenFragments: true,
      ignoreIntrospection: true,
      ...rejectWith(
        'QUERY_TOO_DEEP',
        `Selections must not be nested more than ${DOCUMENT_LIMITS.depth} deep`,
      ),
    }),
    maxAliasesRule({
      n: DOCUMENT_LIMITS.aliases,
      allowList: [],
      ...rejectWith(
        'TOO_MANY_ALIASES',
        `An operation must not have more than ${DOCUMENT_LIMITS.aliases} aliases`,
      ),
    }),
    maxDirectivesRule({
      n: DOCUMENT_LIMITS.directives,
      ...rejectWith(
        'TOO_MANY_DIRECTIVES',
        `An operation must not have more than ${DOCUMENT_LIMITS.directives} directives`,
      ),
    }),
  ],
];
