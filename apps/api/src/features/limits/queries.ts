import { mostInAnyWindow } from '@mayfly/core';
import { prefixesOf } from '../../auth/scopes.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { toRequest, toTimes } from '../../graphql/counts.ts';
import { nameConnection } from '../../graphql/named-settings.ts';
import { optionalNumber } from '../../graphql/optional-number.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type {
  LimitPolicyResolvers,
  LimitResolvers,
  QueryResolvers,
} from '../resolvers.generated.ts';
import { ALGORITHMS, toDecision } from './model.ts';
import { OPTION_FIELDS, toPolicyOptions } from './policy-options.ts';

export const limitQueries: QueryResolvers = {
  limitPolicies: (_parent, args, { mayfly, principal }) =>
    nameConnection(
      'limitPolicy',
      args,
      async (request) => {
        const { policies: entries, ...page } = await mayfly.policies.list({
          ...request,
          prefixes: prefixesOf(principal, 'POLICY'),
        });
        return { ...page, entries };
      },
      (policy) => policy,
    ),

  limitPolicy: (_parent, { name }, { mayfly }) => mayfly.policies.get(name),

  peekLimit: (_parent, { input: { policy, key, cost } }, { mayfly }) =>
    renameFields({ name: 'policy' }, async () =>
      toDecision(await mayfly.policies.limiter(policy).peek(key, { cost })),
    ),

  previewLimitPolicy: (_parent, { input }, { mayfly }) =>
    renameFields({ name: 'policy', ...OPTION_FIELDS }, async () => {
      const { limits, forgets } = await mayfly.policies.preview(
        toPolicyOptions(input),
        input.policy ?? undefined,
      );
      return { limits: [...limits], forgets };
    }),
};

export const limitFields: LimitResolvers = {
  algorithm: ({ algorithm = 'log' }) => ALGORITHMS[algorithm],
  burst: ({ burst }) => burst ?? null,
  large: ({ large }) => large === true,
  mostInAnyWindow: (limit) => mostInAnyWindow(limit),
};

export const limitPolicyFields: LimitPolicyResolvers = {
  limits: ({ limits }) => [...limits],
  escalation: ({ escalation }) => escalation ?? null,
  outage: ({ outage }) => {
    const { policy, answerWithinMs, failures, pauseMs } = outage;
    const local = typeof policy === 'object' ? policy.local : undefined;
    return {
      policy: policy === 'open' ? 'OPEN' : local ? 'LOCAL' : 'CLOSED',
      localShare: local?.share ?? null,
      localKeys: local?.keys ?? null,
      answerWithinMs,
      failures,
      pauseMs,
    };
  },
  createdAt: ({ createdAt }) => new Date(createdAt),
  changedAt: ({ changedAt }) => new Date(changedAt),

  traffic: async ({ name }, args, { mayfly }) => {
    const counts = await mayfly.policies.traffic(name, toRequest(args));
    return {
      ...toTimes(counts),
      allowed: [...counts.allowed],
      denied: [...counts.denied],
      shadowed: [...counts.shadowed],
      unavailable: [...counts.unavailable],
    };
  },

  busiestKeys: async ({ name }, { first, windowMs }, { mayfly }) => {
    const request = { first, windowMs: optionalNumber(windowMs) };
    const { keys, from, now } = await mayfly.policies.busiestKeys(name, request);
    return { keys: [...keys], from: new Date(from), now: new Date(now) };
  },

  mostDeniedKeys: async ({ name }, { first, windowMs }, { mayfly }) => {
    const request = { first, windowMs: optionalNumber(windowMs) };
    const { keys, from, now } = await mayfly.policies.mostDeniedKeys(name, request);
    return { keys: [...keys], from: new Date(from), now: new Date(now) };
  },

  overrides: async ({ name }, { first, after }, { mayfly }) => {
    const cursors = new ListCursors('overrides', name);
    const page = await mayfly.policies.overrides(name, { first, after: cursors.take(after) });
    const edges = page.overrides.map(({ cursor, key, limits, expiresAt }) => ({
      cursor: cursors.give(cursor),
      node: { key, limits: [...limits], expiresAt: new Date(expiresAt) },
    }));
    return {
      edges,
      pageInfo: toPageInfo(edges, { hasNext: page.hasNext, hasPrevious: after != null }),
      totalCount: page.totalCount,
      now: new Date(page.now),
    };
  },
};
