import type { LookedUpCode, ResolvedCode } from '@mayfly/core';
import { idempotent } from '../../guards/idempotency.ts';
import { CREATE_STATUSES, toNode } from '../../graphql/named-settings.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type {
  InvitationCodeTarget,
  LookUpInvitationCodeStatus,
  ResolveInvitationCodeStatus,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toUsesLeft } from './queries.ts';
import { toOptions, toRules } from './space.ts';

/** A request can wait for this sweep, in steps of 64, each a round trip. */
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
      return succeeded({ status: CREATE_STATUSES[status], space: toNode(entry) });
    }),

  changeInvitationSpace: async (_parent, { input }, { mayfly }) =>
    succeeded({ space: toNode(await mayfly.spaces.change(input.space, toRules(input))) }),

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

  resolveInvitationCode: async (_parent, { input }, context) => {
    const codes = await context.mayfly.spaces.open(input.space);
    const result = await idempotent(context, input, (idempotency) =>
      codes.resolve(input.code, { caller: input.caller ?? undefined, idempotency }),
    );
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

/** The common fields of both payloads. */
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

/** `@oneOf` of the schema accepts exactly one of them. */
function toTarget({ id, code }: InvitationCodeTarget): { id: string } | { code: string } {
  return id == null ? { code: code ?? '' } : { id };
}
