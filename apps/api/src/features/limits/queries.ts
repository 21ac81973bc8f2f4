import { mostInAnyWindow } from '@mayfly/core';
import { decodeNameCursor, encodeNameCursor } from '../../graphql/name-cursor.ts';
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

const CURSORS = 'limitPolicy';

export const limitQueries: QueryResolvers = {
  limitPolicies: async (_parent, { first, after }, { mayfly }) => {
    const from = after == null ? undefined : decodeNameCursor(CURSORS, after);
    const page = await mayfly.policies.list({ first, after: from });
    const edges = page.policies.map((policy) => ({
      cursor: encodeNameCursor(CURSORS, policy.name),
      node: policy,
    }));
    return {
      edges,
      pageInfo: toPageInfo(edges, { hasNext: page.hasNext, hasPrevious: after != null }),
      totalCount: page.totalCount,
      now: new Date(page.now),
    };
  },

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

  traffic: async ({ name }, { windowMs, points }, { mayfly }) => {
    const request = { windowMs: optionalNumber(windowMs), points };
    const { from, to, stepMs, now, ...counts } = await mayfly.policies.traffic(name, request);
    return {
      from: new Date(from),
      to: new Date(to),
      stepMs,
      allowed: [...counts.allowed],
      denied: [...counts.denied],
      shadowed: [...counts.shadowed],
      unavailable: [...counts.unavailable],
      now: new Date(now),
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
    const page = await mayfly.policies.overrides(name, { first, after: after ?? undefined });
    const edges = page.overrides.map(({ cursor, key, limits, expiresAt }) => ({
      cursor,
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
