import type { CodeRules, CodesOptions, LookedUpCode, ResolvedCode } from '@mayfly/core';
import { optionalNumber } from '../../graphql/optional-number.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type {
  ChangeInvitationSpaceInput,
  CreateInvitationSpaceInput,
  InvitationCodeTarget,
  LookUpInvitationCodeStatus,
  ResolveInvitationCodeStatus,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toUsesLeft } from './queries.ts';

/** A sweep in steps of 64, each a round trip, that a request can wait for. */
const SWEPT_AT_MOST = 10_000;

const RESOLVE_STATUSES: Record<ResolvedCode['status'], ResolveInvitationCodeStatus> = {
  resolved: 'RESOLVED',
  unknown: 'UNKNOWN',
  limited: 'LIMITED',
};

const LOOK_UP_STATUSES: Record<LookedUpCode['status'], LookUpInvitationCodeStatus> = {
  found: 'FOUND',
  unknown: 'UNKNOWN',
  limited: 'LIMITED',
};

export const invitationMutations: MutationResolvers = {
  createInvitationSpace: (_parent, { input }, { mayfly }) =>
    renameFields({ digits: 'length' }, async () => {
      const { status, entry } = await mayfly.spaces.create(input.space, toOptions(input));
      return succeeded({ status: status === 'created' ? 'CREATED' : 'EXISTS', space: entry });
    }),

  changeInvitationSpace: async (_parent, { input }, { mayfly }) =>
    succeeded({ space: await mayfly.spaces.change(input.space, toRules(input)) }),

  deleteInvitationSpace: async (_parent, { input }, { mayfly }) => {
    const deleted = await mayfly.spaces.delete(input.space);
    return succeeded({ status: deleted === null ? 'ABSENT' : 'DELETED' });
  },

  getOrCreateInvitationCode: async (_parent, { input }, { mayfly }) => {
    const codes = await mayfly.spaces.open(input.space);
    const { status, code, expiresAt, now } = await codes.getOrCreateCode(input.id);
    return succeeded({
      status: status === 'created' ? 'CREATED' : 'EXISTING',
      code,
      expiresAt: new Date(expiresAt),
      now: new Date(now),
    });
  },

  resolveInvitationCode: async (_parent, { input }, { mayfly }) => {
    const codes = await mayfly.spaces.open(input.space);
    const result = await codes.resolve(input.code, { caller: input.caller ?? undefined });
    return succeeded({ status: RESOLVE_STATUSES[result.status], ...toFound(result) });
  },

  lookUpInvitationCode: async (_parent, { input }, { mayfly }) => {
    const codes = await mayfly.spaces.open(input.space);
    const result = await codes.lookUp(input.code, { caller: input.caller ?? undefined });
    return succeeded({ status: LOOK_UP_STATUSES[result.status], ...toFound(result) });
  },

  revealInvitationCode: async (_parent, { input }, { mayfly }) => {
    const codes = await mayfly.spaces.open(input.space);
    const live = await codes.codeFor(input.id);
    if (live === null) return succeeded({ status: 'ABSENT' });
    const { code, uses, usesLeft, expiresAt } = live;
    return succeeded({
      status: 'REVEALED',
      code,
      uses,
      usesLeft: toUsesLeft(usesLeft),
      expiresAt: new Date(expiresAt),
    });
  },

  revokeInvitationCode: (_parent, { input }, { mayfly }) =>
    renameFields({ id: 'target.id', code: 'target.code' }, async () => {
      const codes = await mayfly.spaces.open(input.space);
      const { status, now } = await codes.revoke(toTarget(input.target));
      return succeeded({
        status: status === 'revoked' ? 'REVOKED' : 'ABSENT',
        now: new Date(now),
      });
    }),

  sweepInvitationCodes: async (_parent, { input }, { mayfly }) => {
    const codes = await mayfly.spaces.open(input.space);
    const { swept, left, now } = await codes.sweep({ atMost: SWEPT_AT_MOST });
    return succeeded({ sweptCount: swept, leftCount: left, now: new Date(now) });
  },
};

/** What resolving and looking up answer alike. */
function toFound(result: ResolvedCode | LookedUpCode) {
  const { passes } = result;
  const now = new Date(result.now);
  if (!result.passes) {
    return { passes, retryAfterMs: 'retryAfterMs' in result ? result.retryAfterMs : null, now };
  }
  const { id, uses, usesLeft, expiresAt } = result;
  return {
    passes,
    id,
    uses,
    usesLeft: toUsesLeft(usesLeft),
    expiresAt: new Date(expiresAt),
    now,
  };
}

function toOptions(input: CreateInvitationSpaceInput): CodesOptions {
  const length = optionalNumber(input.length);
  // Core refuses a check symbol where there is none; false is what all others have.
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

function toRules(input: CreateInvitationSpaceInput | ChangeInvitationSpaceInput): CodeRules {
  return {
    ttlMs: optionalNumber(input.ttlMs),
    // Null has a meaning of its own: any number of times.
    maxUses: input.maxUses,
    missesPerCaller: input.missesPerCaller ?? undefined,
    missesOfAll: input.missesOfAll ?? undefined,
  };
}

/** The schema's `@oneOf` lets exactly one of them through. */
function toTarget({ id, code }: InvitationCodeTarget): { id: string } | { code: string } {
  return id == null ? { code: code ?? '' } : { id };
}
