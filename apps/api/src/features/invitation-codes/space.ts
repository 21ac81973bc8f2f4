import type { CodeRules, CodesOptions, CodeSpaceSettings } from '@mayfly/core';
import type { SettingsNode } from '../../graphql/named-settings.ts';
import { optionalNumber } from '../../graphql/optional-number.ts';
import type {
  ChangeInvitationSpaceInput,
  CreateInvitationSpaceInput,
} from '../../graphql/types.generated.ts';

export type SpaceModel = SettingsNode<CodeSpaceSettings>;

export function toOptions(input: CreateInvitationSpaceInput): CodesOptions {
  const length = optionalNumber(input.length);
  // Core only accepts a check symbol for CROCKFORD32. Other alphabets have false.
  const rest = { ...toRules(input), checkSymbol: input.checkSymbol || undefined };
  switch (input.alphabet) {
    case 'DECIMAL':
      return { alphabet: 'decimal', digits: length, ...rest };
    case 'CROCKFORD32':
      return { alphabet: 'crockford32', length, ...rest };
    case 'BASE20':
      return { alphabet: 'base20', length, ...rest };
  }
}

export function toRules(input: CreateInvitationSpaceInput | ChangeInvitationSpaceInput): CodeRules {
  return {
    ttlMs: optionalNumber(input.ttlMs),
    // Null means any number of times.
    maxUses: input.maxUses,
    missesPerCaller: input.missesPerCaller ?? undefined,
    missesOfAll: input.missesOfAll ?? undefined,
  };
}
