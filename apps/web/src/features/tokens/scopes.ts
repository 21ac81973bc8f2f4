import type { ScopeKind } from './documents.generated.ts';

/** A part of what a token can use. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly prefix: string;
}

export const SCOPE_KINDS = ['SET', 'POLICY', 'PURPOSE', 'SPACE', 'SERIES'] as const;

export const SCOPE_NAMES: Readonly<Record<ScopeKind, string>> = {
  SET: 'Sets',
  POLICY: 'Rate limits',
  PURPOSE: 'One-time passwords',
  SPACE: 'Invitations',
  SERIES: 'Series',
};

/** The scopes of a token in one line, such as "Sets a:…". */
export function scopesLabel(scopes: readonly Scope[] | null): string {
  if (scopes === null) return '';
  return scopes.map(({ kind, prefix }) => `${SCOPE_NAMES[kind]} ${prefix}…`).join(', ');
}
