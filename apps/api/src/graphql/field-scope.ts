import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { ScopeKind } from './types.generated.ts';

/** How callers with scopes use a field. */
export type FieldScope =
  /** Not at all. */
  | { readonly use: 'closed' }
  /** As all callers. */
  | { readonly use: 'open' }
  /** The resolver returns only what is in scope. */
  | { readonly use: 'list'; readonly kind: ScopeKind }
  /** If all names at the path of the arguments are in scope. */
  | {
      readonly use: 'named';
      readonly kind: ScopeKind;
      readonly path: readonly string[];
      readonly isOptional: boolean;
    };

/** The scope of a field, as `@scoped` and `@unscoped` declare it. */
export function fieldScope(
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): FieldScope {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    if (!directive) throw new TypeError(`The schema has no directive ${name}`);
    return astNode ? getDirectiveValues(directive, astNode) : undefined;
  };
  const scoped = valuesOf('scoped');
  if (scoped === undefined) return { use: valuesOf('unscoped') ? 'open' : 'closed' };
  const { to, argument, optional } = scoped;
  if (!isScopeKind(to)) throw new TypeError('@scoped must have a kind');
  if (typeof argument !== 'string') return { use: 'list', kind: to };
  return { use: 'named', kind: to, path: argument.split('.'), isOptional: optional === true };
}

const KINDS: Record<ScopeKind, true> = {
  SET: true,
  POLICY: true,
  PURPOSE: true,
  SPACE: true,
  SERIES: true,
};

function isScopeKind(value: unknown): value is ScopeKind {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}
