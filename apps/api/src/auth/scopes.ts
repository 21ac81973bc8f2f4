import { CONSTRAINTS, MayflyError } from '@mayfly/core';
import { z } from 'zod';
import type { ScopeKind } from '../graphql/types.generated.ts';

/** The objects of a kind whose names begin with a prefix. A type, so that it can be stored as JSON. */
export type Scope = { readonly kind: ScopeKind; readonly prefix: string };

/** What a token can use. Null: everything that its role allows. */
export type Scopes = readonly Scope[] | null;

const MAX_SCOPES = CONSTRAINTS.namePrefixes;
const PREFIX = /^[A-Za-z0-9._:/@+-]{0,128}$/;

const KINDS = {
  set: 'SET',
  policy: 'POLICY',
  purpose: 'PURPOSE',
  space: 'SPACE',
  series: 'SERIES',
} as const satisfies Record<string, ScopeKind>;

/** The scopes of a token in the tokens file. */
export const scopesSchema = z
  .array(
    z
      .strictObject({
        kind: z.enum(['set', 'policy', 'purpose', 'space', 'series']),
        prefix: z.string().regex(PREFIX),
      })
      .transform(({ kind, prefix }): Scope => ({ kind: KINDS[kind], prefix })),
  )
  .min(1)
  .max(MAX_SCOPES);

/** Scopes of a new token. `INVALID_BATCH`, `INVALID_NAME`. */
export function checkScopes(scopes: Scopes): Scopes {
  if (scopes === null) return null;
  if (scopes.length < 1 || scopes.length > MAX_SCOPES) {
    const message = `scopes must be 1 to ${MAX_SCOPES} scopes, or null`;
    throw new MayflyError('INVALID_BATCH', message, { field: 'scopes' });
  }
  for (const [index, { prefix }] of scopes.entries()) {
    const field = `scopes[${index}].prefix`;
    if (PREFIX.test(prefix)) continue;
    const message = `${field} must be at most 128 characters of A-Z a-z 0-9 . _ : / @ + -`;
    throw new MayflyError('INVALID_NAME', message, { field });
  }
  return scopes.map(({ kind, prefix }) => ({ kind, prefix }));
}

interface Scoped {
  readonly scopes: Scopes;
}

/** The prefixes of the names that lists show. Undefined: all names. */
export function prefixesOf({ scopes }: Scoped, kind: ScopeKind): readonly string[] | undefined {
  return scopes?.filter((scope) => scope.kind === kind).map(({ prefix }) => prefix);
}

export function isInScope(scoped: Scoped, kind: ScopeKind, name: string): boolean {
  return prefixesOf(scoped, kind)?.some((prefix) => name.startsWith(prefix)) ?? true;
}
