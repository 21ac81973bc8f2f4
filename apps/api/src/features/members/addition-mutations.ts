import {
  CONSTRAINTS,
  MayflyError,
  type AddMode as CoreAddMode,
  type AddResult,
  type JsonValue,
  type Mayfly,
  type NewMember,
} from '@mayfly/core';
import type {
  AddedMember,
  AddMode,
  AddStatus,
  NewMemberInput,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { useSet } from '../sets/use-set.ts';
import { toJsonValue, toLifetime } from './lifetime.ts';

export const MODES: Record<AddMode, CoreAddMode> = {
  ALWAYS: 'always',
  IF_ABSENT: 'ifAbsent',
  IF_LIVE: 'ifLive',
  IF_LATER: 'ifLater',
};

const ADD_STATUSES: Record<AddResult['status'], AddStatus> = {
  added: 'ADDED',
  updated: 'UPDATED',
  kept: 'KEPT',
  absent: 'ABSENT',
};

type Additions = 'addMember' | 'addMembers' | 'seenBefore';

export const additionMutations: Pick<MutationResolvers, Additions> = {
  addMember: async (_parent, { input }, { mayfly }) => {
    const { member, ...addition } = toAddition(input);
    const mode = MODES[input.mode];
    const result = await renameFields(lifetimeField([input]), () =>
      useSet(mayfly, input.set, (set) => set.add(member, { ...addition, mode })),
    );
    return succeeded(toAdded(result));
  },

  addMembers: async (_parent, { input }, { mayfly }) => {
    const additions = input.members.map((each, index) => toAddition(each, `members[${index}].`));
    const mode = MODES[input.mode];
    const results = await renameFields(lifetimeField(input.members), async () => {
      await checkExpiries(mayfly, additions);
      return useSet(mayfly, input.set, (set) => set.addMany(additions, { mode }));
    });
    return succeeded({ results: results.map(toAdded) });
  },

  seenBefore: async (_parent, { input: { set: name, member, at } }, { mayfly }) => {
    const seen = await useSet(mayfly, name, (set) => set.seenBefore(member, at ?? undefined));
    if (seen.status === 'tooOld') {
      return succeeded({ status: 'TOO_OLD' as const, expiresAt: null, now: null });
    }
    return succeeded({
      status: seen.status === 'new' ? ('NEW' as const) : ('SEEN' as const),
      expiresAt: toExpiresAt(seen.expiresAt),
      now: new Date(seen.now),
    });
  },
};

function toAddition(input: NewMemberInput, path = '') {
  return {
    member: input.member,
    value: toJsonValue(input.value, `${path}value`),
    ...toLifetime(input, path),
  };
}

/**
 * Rejects a list with an impossible expiry before anything is added. Core would reject it at that member, after it
 * has added others.
 */
async function checkExpiries(
  mayfly: Mayfly,
  additions: readonly NewMember<JsonValue>[],
): Promise<void> {
  const moments = additions.flatMap(({ expiresAt }, index) =>
    expiresAt === undefined || expiresAt === Infinity ? [] : [{ at: Number(expiresAt), index }],
  );
  if (moments.length === 0) return;
  const now = await mayfly.now();
  const impossible = moments.find(({ at }) => at <= now || at > now + CONSTRAINTS.ttlMs);
  if (impossible === undefined) return;
  throw new MayflyError('INVALID_EXPIRY', 'expiresAt must be in the future, at most 10 years', {
    field: `members[${impossible.index}].expiresAt`,
  });
}

/** Core has these fields without `lifetime`. */
function lifetimeField(
  members: readonly Pick<NewMemberInput, 'lifetime'>[],
): (field: string) => string {
  return (field) => {
    const [, path = '', name] = /^(?:(members\[\d+\])\.)?(ttlMs|expiresAt)$/.exec(field) ?? [];
    const lifetime = members[Number(/\d+/.exec(path)?.[0] ?? 0)]?.lifetime;
    if (name === undefined || lifetime == null) return field;
    const said = lifetime.never == null ? name : 'never';
    return [path, 'lifetime', said].filter((part) => part !== '').join('.');
  };
}

export function toAdded(result: AddResult): Omit<AddedMember, '__typename'> {
  return {
    status: ADD_STATUSES[result.status],
    expiresAt: result.status === 'absent' ? null : toExpiresAt(result.expiresAt),
    now: new Date(result.now),
  };
}
