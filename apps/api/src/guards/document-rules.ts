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

/** What a document may be like, whoever sends it. The dashboard's largest has a fifth of this. */
const DOCUMENT_LIMITS = {
  /** Names, numbers, strings and punctuators; comments count nothing. */
  tokens: 1000,
  /** Fields within fields, however they are put into fragments. */
  depth: 12,
  /** Of one operation, with each fragment counted where it is spread. */
  aliases: 50,
  directives: 50,
} as const;

export const PARSE_OPTIONS = { maxTokens: DOCUMENT_LIMITS.tokens } as const;

/** The options of the rules that turn a limit into an error of ours, and let nothing be thrown. */
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
 * What is looked at before anything else: what these let through is small enough for the rules of the
 * specification, some of which take the square of what they are given. Cycles come first of all, as
 * fragments are followed from then on.
 */
export const LIMIT_RULES: readonly (readonly ValidationRule[])[] = [
  [NoFragmentCyclesRule],
  [
    maxDepthRule({
      n: DOCUMENT_LIMITS.depth,
      flattenFragments: true,
      ignoreIntrospection: true,
      ...rejectWith('QUERY_TOO_DEEP', `No more than ${DOCUMENT_LIMITS.depth} fields within fields`),
    }),
    maxAliasesRule({
      n: DOCUMENT_LIMITS.aliases,
      allowList: [],
      ...rejectWith('TOO_MANY_ALIASES', `No more than ${DOCUMENT_LIMITS.aliases} aliases`),
    }),
    maxDirectivesRule({
      n: DOCUMENT_LIMITS.directives,
      ...rejectWith('TOO_MANY_DIRECTIVES', `No more than ${DOCUMENT_LIMITS.directives} directives`),
    }),
  ],
];
