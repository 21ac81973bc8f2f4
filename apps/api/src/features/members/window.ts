import {
  CONSTRAINTS,
  MayflyError,
  type AnySet,
  type NewElement,
  type PushResult,
  type WindowElement,
  type WindowSet,
} from '@mayfly/core';
import { once } from '../../graphql/early-fields.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { PushStatus, WindowEnd, WindowMember } from '../../graphql/types.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { idempotent } from '../../guards/idempotency.ts';
import type { ExpiringSetResolvers, MutationResolvers } from '../resolvers.generated.ts';
import { cannot, useSet } from '../sets/use-set.ts';

const ENDS = { OLDEST: 'oldest', NEWEST: 'newest' } as const satisfies Record<WindowEnd, string>;

const PUSH_STATUSES: Record<PushResult['status'], PushStatus> = {
  added: 'ADDED',
  updated: 'UPDATED',
  late: 'LATE',
};

export const windowFields: Pick<ExpiringSetResolvers, 'peek' | 'slice'> = {
  peek: once(async ({ name, strategy }, { end }, { mayfly }) => {
    const set = windowOf(mayfly.sets.openAny(name, strategy));
    const found = await set.peek({ end: ENDS[end] });
    return found && toWindowMember(found);
  }),

  slice: once(async ({ name, strategy }, { start, first }, { mayfly }) => {
    const set = windowOf(mayfly.sets.openAny(name, strategy));
    checkFirst(first, CONSTRAINTS.pageMembers);
    const stop = start + first - 1;
    const slice = await set.slice(start, start < 0 ? Math.min(stop, -1) : stop);
    return {
      members: slice.elements.map(toWindowMember),
      totalCount: slice.totalCount,
      now: new Date(slice.now),
    };
  }),
};

export const windowMutations: Pick<MutationResolvers, 'pushMembers' | 'popMembers'> = {
  pushMembers: async (_parent, { input: { set: name, members, unique } }, { mayfly }) => {
    const elements = members.map(({ member, score }) => ({
      value: member,
      score: score ?? undefined,
    }));
    const results = await renameFields(elementField, () =>
      useSet(mayfly, name, async (set) => {
        const window = windowOf(set, 'set');
        await checkScores(window, elements);
        return window.extend(elements, { unique });
      }),
    );
    return succeeded({ results: results.map(toPushed) });
  },

  popMembers: async (_parent, { input }, context) => {
    const { set: name, end, first } = input;
    const { elements } = await idempotent(context, input, (idempotency) =>
      useSet(context.mayfly, name, (set) =>
        windowOf(set, 'set').popMany(first, { end: ENDS[end], idempotency }),
      ),
    );
    return succeeded({ members: elements.map(toWindowMember) });
  },
};

/** `field`: names the set, if it is a part of the input. */
function windowOf(set: AnySet, field?: string): WindowSet<string> {
  if (set.strategy === 'window') return set;
  throw cannot(set, 'push, pop, peek or slice: they are not windows', field);
}

/** `INVALID_PAGE`. */
function checkFirst(first: number, most: number): void {
  if (first >= 1 && first <= most) return;
  throw new MayflyError('INVALID_PAGE', `first must be 1 to ${most}`, { field: 'first' });
}

/** Rejects a list with an impossible score before anything is pushed. Core would push the others. */
async function checkScores(
  set: WindowSet<string>,
  elements: readonly NewElement<string>[],
): Promise<void> {
  if (elements.every(({ score }) => score === undefined)) return;
  const { now, defaultTtlMs } = await set.summary();
  const latest = now + CONSTRAINTS.ttlMs - defaultTtlMs;
  const index = elements.findIndex(({ score }) => Number(score ?? 0) > latest);
  if (index < 0) return;
  throw new MayflyError('INVALID_SCORE', 'An element must expire within 10 years', {
    field: `values[${index}].score`,
  });
}

/** Core has values in place of members. */
function elementField(field: string): string {
  return field.replace(/^values/, 'members').replace(/\.value$/, '.member');
}

function toWindowMember({ value, score, expiresAt }: WindowElement<string>): WindowMember {
  return { member: value, score: new Date(score), expiresAt: new Date(expiresAt) };
}

function toPushed(result: PushResult) {
  const pushed = { status: PUSH_STATUSES[result.status], now: new Date(result.now) };
  if (result.status === 'late') {
    return { ...pushed, score: null, expiresAt: null, replacedCount: null };
  }
  const { score, expiresAt, replaced } = result;
  return {
    ...pushed,
    score: new Date(score),
    expiresAt: new Date(expiresAt),
    replacedCount: replaced,
  };
}
