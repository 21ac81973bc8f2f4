import {
  MayflyError,
  type AddMode as CoreAddMode,
  type AddResult,
  type ChangeResult,
  type SortedSet,
  type JsonValue,
  type Mayfly,
} from '@mayfly/core';
import type {
  AddedMember,
  AddMode,
  AddStatus,
  ChangeMemberPayload,
  MutationResolvers,
} from '../../graphql/resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toExpiresAt } from './expiry.ts';
import { isJsonValue } from './json-value.ts';

const MODES: Record<AddMode, CoreAddMode> = {
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

export const setMutations: MutationResolvers = {
  createExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { status, set } = await mayfly.sets.create(input.name, input);
    return succeeded({
      status: status === 'created' ? 'CREATED' : 'EXISTS',
      set: await set.summary(),
    });
  },

  deleteExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { status } = await named(() => mayfly.sets.delete(input.set));
    return succeeded({ status: status === 'deleted' ? 'DELETED' : 'ABSENT' });
  },

  clearExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { clearedCount, now } = await inSet(mayfly, input.set, (set) => set.clear());
    return succeeded({ clearedCount, now: new Date(now) });
  },

  addMember: (_parent, { input: { set: name, member, ttlMs, value, mode } }, { mayfly }) =>
    inSet(mayfly, name, async (set) =>
      succeeded(
        toAdded(
          await set.add(member, {
            ttlMs: toTtl(ttlMs),
            value: toJsonValue(value, 'value'),
            mode: MODES[mode],
          }),
        ),
      ),
    ),

  addMembers: (_parent, { input: { set: name, members, mode } }, { mayfly }) =>
    inSet(mayfly, name, async (set) => {
      const additions = members.map(({ member, ttlMs, value }, index) => ({
        member,
        ttlMs: toTtl(ttlMs),
        value: toJsonValue(value, `members[${index}].value`),
      }));
      const results = await set.addMany(additions, { mode: MODES[mode] });
      return succeeded({ results: results.map(toAdded) });
    }),

  extendMember: (_parent, { input }, { mayfly }) =>
    inSet(mayfly, input.set, async (set) =>
      toChangePayload(await set.extend(input.member, input.byMs)),
    ),

  expireMemberAt: (_parent, { input }, { mayfly }) =>
    inSet(mayfly, input.set, async (set) =>
      toChangePayload(await set.expireAt(input.member, input.expiresAt)),
    ),

  persistMember: (_parent, { input }, { mayfly }) =>
    inSet(mayfly, input.set, async (set) => toChangePayload(await set.persist(input.member))),

  removeMember: (_parent, { input }, { mayfly }) =>
    inSet(mayfly, input.set, async (set) => {
      const { status, now } = await set.remove(input.member);
      return succeeded({
        status: status === 'removed' ? 'REMOVED' : 'ABSENT',
        now: new Date(now),
      });
    }),
};

/** Runs an action on a set that an input names in its field `set`. */
function inSet<Result>(
  mayfly: Mayfly,
  name: string,
  action: (set: SortedSet) => Promise<Result>,
): Promise<Result> {
  return named(() => action(mayfly.sets.open(name)));
}

/** Core calls the name of a set `name`; the inputs of mutations call it `set`. */
async function named<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof MayflyError) || error.field !== 'name') throw error;
    throw new MayflyError(error.code, error.message, { field: 'set', cause: error });
  }
}

/** JSON has no NaN: a client that computed one sends null, which must not mean the default. */
function toTtl(ttlMs: number | null | undefined): number | undefined {
  return ttlMs === null ? Number.NaN : ttlMs;
}

function toJsonValue(value: unknown, field: string): JsonValue | undefined {
  if (value === undefined || isJsonValue(value)) return value;
  throw new MayflyError('INVALID_VALUE', `${field} is a JSON value`, { field });
}

function toAdded(result: AddResult): Omit<AddedMember, '__typename'> {
  return {
    status: ADD_STATUSES[result.status],
    expiresAt: result.status === 'absent' ? null : toExpiresAt(result.expiresAt),
    now: new Date(result.now),
  };
}

function toChangePayload(result: ChangeResult): ChangeMemberPayload {
  return succeeded({
    status: result.status === 'changed' ? 'CHANGED' : 'ABSENT',
    expiresAt: result.status === 'changed' ? toExpiresAt(result.expiresAt) : null,
    now: new Date(result.now),
  });
}
