import {
  expireManyAt,
  extendMany,
  persistMany,
  type AnySet,
  type ChangeResult,
  type ExtendResult,
  type Mayfly,
} from '@mayfly/core';
import type {
  ChangedMember,
  ChangeMemberPayload,
  ChangeMembersPayload,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { idempotent } from '../../guards/idempotency.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { cannot, useSet } from '../sets/use-set.ts';
import { latestNow } from './latest-now.ts';

type Renewable = Extract<AnySet, { extend(member: string, byMs: number): unknown }>;
type Lasting = Extract<AnySet, { persist(member: string): unknown }>;

type Changes =
  | 'extendMember'
  | 'expireMemberAt'
  | 'persistMember'
  | 'extendMembers'
  | 'expireMembersAt'
  | 'persistMembers';

export const expiryMutations: Pick<MutationResolvers, Changes> = {
  extendMember: async (_parent, { input }, context) =>
    toChangePayload(
      await idempotent(context, input, (idempotency) =>
        inRenewable(context.mayfly, input.set, (set) =>
          set.extend(input.member, input.byMs, { idempotency }),
        ),
      ),
    ),

  expireMemberAt: async (_parent, { input }, { mayfly }) =>
    toChangePayload(
      await inRenewable(mayfly, input.set, (set) => set.expireAt(input.member, input.expiresAt)),
    ),

  persistMember: async (_parent, { input }, { mayfly }) =>
    toChangePayload(await inLasting(mayfly, input.set, (set) => set.persist(input.member))),

  extendMembers: async (_parent, { input: { set: name, members, byMs } }, { mayfly }) => {
    const results = await inRenewable(mayfly, name, (set) => extendMany(set, members, byMs));
    return toManyPayload(mayfly, members, results);
  },

  expireMembersAt: async (_parent, { input: { set: name, members, expiresAt } }, { mayfly }) => {
    const results = await inRenewable(mayfly, name, (set) => expireManyAt(set, members, expiresAt));
    return toManyPayload(mayfly, members, results);
  },

  persistMembers: async (_parent, { input: { set: name, members } }, { mayfly }) => {
    const results = await inLasting(mayfly, name, (set) => persistMany(set, members));
    return toManyPayload(mayfly, members, results);
  },
};

/** A set whose members have separate expiries that can be changed. */
function inRenewable<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: Renewable) => Promise<Result>,
): Promise<Result> {
  return useSet(mayfly, name, async (set) => {
    if (set.strategy === 'window' || set.strategy === 'buckets') {
      throw cannot(set, 'move the expiry of a member: add it again', 'set');
    }
    return action(set);
  });
}

/** A set whose members can live forever. */
function inLasting<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: Lasting) => Promise<Result>,
): Promise<Result> {
  return useSet(mayfly, name, async (set) => {
    if (!('persist' in set)) throw cannot(set, 'keep a member forever', 'set');
    return action(set);
  });
}

export function toChangePayload(result: ChangeResult): ChangeMemberPayload {
  const changed = result.status === 'changed' ? result : undefined;
  return succeeded({
    status: changed ? 'CHANGED' : 'ABSENT',
    expiresAt: changed ? toExpiresAt(changed.expiresAt) : null,
    formerExpiresAt: changed ? toExpiresAt(changed.formerExpiresAt) : null,
    now: new Date(result.now),
  });
}

async function toManyPayload(
  mayfly: Mayfly,
  members: readonly string[],
  results: readonly ExtendResult[],
): Promise<ChangeMembersPayload> {
  return succeeded({
    results: results.map((result, index) => toChanged(members[index] ?? '', result)),
    now: await latestNow(mayfly, results),
  });
}

function toChanged(member: string, result: ExtendResult): ChangedMember {
  switch (result.status) {
    case 'changed':
      return {
        member,
        status: 'CHANGED',
        expiresAt: toExpiresAt(result.expiresAt),
        formerExpiresAt: toExpiresAt(result.formerExpiresAt),
      };
    case 'absent':
      return { member, status: 'ABSENT', expiresAt: null, formerExpiresAt: null };
    case 'refused':
      return { member, status: 'REFUSED', expiresAt: null, formerExpiresAt: null };
  }
}
