import {
  MayflyError,
  type ExpiryScoredSet,
  type InsertionScoredSet,
  type Mayfly,
} from '@mayfly/core';
import type { AdoptedLifetimeInput } from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { CREATE_STATUSES } from '../../graphql/named-settings.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { MODES, toAdded } from '../members/addition-mutations.ts';
import { toChangePayload } from '../members/expiry-mutations.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { layoutField, toAdoptedSet, toAdoption, toMemberName } from './layout.ts';

type AdoptedMutations =
  | 'adoptSet'
  | 'forgetAdoptedSet'
  | 'addAdoptedMember'
  | 'extendAdoptedMember'
  | 'expireAdoptedMemberAt'
  | 'removeAdoptedMember';

export const adoptedMutations: Pick<MutationResolvers, AdoptedMutations> = {
  adoptSet: async (_parent, { input: { name, key, layout } }, { mayfly }) => {
    const rename = (field: string) => (field === 'adoption' ? 'name' : layoutField(field));
    const { status, entry } = await renameFields(rename, async () =>
      mayfly.adoptions.create(name, toAdoption(key, layout)),
    );
    return succeeded({ status: CREATE_STATUSES[status], set: toAdoptedSet(entry) });
  },

  forgetAdoptedSet: async (_parent, { input }, { mayfly }) => {
    const forgotten = await renameFields(setField, () => mayfly.adoptions.delete(input.set));
    return succeeded({
      status: forgotten === null ? ('ABSENT' as const) : ('FORGOTTEN' as const),
    });
  },

  addAdoptedMember: async (_parent, { input }, { mayfly }) => {
    const member = toMemberName(input.member);
    const mode = MODES[input.mode];
    const result = await renameFields(lifetimeField, () =>
      useAdopted(mayfly, input.set, (set) => {
        if (isScoredByExpiry(set)) return set.add(member, { ...toLifetime(input.lifetime), mode });
        if (input.lifetime == null) return set.add(member, { mode });
        throw new MayflyError(
          'WRONG_STRATEGY',
          'Sets scored by insertion do not support lifetimes',
          {
            field: 'lifetime',
          },
        );
      }),
    );
    return succeeded(toAdded(result));
  },

  extendAdoptedMember: async (_parent, { input }, { mayfly }) => {
    const member = toMemberName(input.member);
    return toChangePayload(
      await useAdopted(mayfly, input.set, (set) => renewable(set).extend(member, input.byMs)),
    );
  },

  expireAdoptedMemberAt: async (_parent, { input }, { mayfly }) => {
    const member = toMemberName(input.member);
    return toChangePayload(
      await useAdopted(mayfly, input.set, (set) =>
        renewable(set).expireAt(member, input.expiresAt),
      ),
    );
  },

  removeAdoptedMember: async (_parent, { input }, { mayfly }) => {
    const member = toMemberName(input.member);
    const result = await useAdopted(mayfly, input.set, (set) => set.remove(member));
    return succeeded({
      status: result.status === 'removed' ? ('REMOVED' as const) : ('ABSENT' as const),
      expiresAt: result.status === 'removed' ? toExpiresAt(result.expiresAt) : null,
      now: new Date(result.now),
    });
  },
};

type Adopted = ExpiryScoredSet | InsertionScoredSet;

/** Runs an action on the adopted set that the field `set` of an input names. */
function useAdopted<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: Adopted) => Promise<Result>,
): Promise<Result> {
  return renameFields(setField, async () => action(await mayfly.adoptions.open(name)));
}

function setField(field: string): string {
  return field === 'adoption' ? 'set' : field;
}

/** Core has these fields without `lifetime`. */
function lifetimeField(field: string): string {
  return field === 'ttlMs' || field === 'expiresAt' ? `lifetime.${field}` : field;
}

function isScoredByExpiry(set: Adopted): set is ExpiryScoredSet {
  return set.layout.score === 'expiry';
}

function renewable(set: Adopted): ExpiryScoredSet {
  if (isScoredByExpiry(set)) return set;
  throw new MayflyError('WRONG_STRATEGY', 'Sets scored by insertion do not support lifetimes', {
    field: 'set',
  });
}

function toLifetime(
  lifetime: AdoptedLifetimeInput | null | undefined,
): { readonly ttlMs: number } | { readonly expiresAt: Date } {
  if (lifetime == null) {
    throw new MayflyError('INVALID_TTL', 'lifetime is required for this set', {
      field: 'lifetime',
    });
  }
  return lifetime.ttlMs == null ? { expiresAt: lifetime.expiresAt } : { ttlMs: lifetime.ttlMs };
}
