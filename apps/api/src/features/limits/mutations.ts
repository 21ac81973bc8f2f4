import { MayflyError, type Mayfly, type Overrides, type PolicyLimiter } from '@mayfly/core';
import { idempotent } from '../../guards/idempotency.ts';
import { CREATE_STATUSES } from '../../graphql/named-settings.ts';
import { optionalNumber } from '../../graphql/optional-number.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { ChangeLimitKeyPayload, LimitOverrideInput } from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { Conflict, succeeded } from '../../graphql/user-errors.ts';
import { toDecision } from './model.ts';
import { OPTION_FIELDS, toPolicyOptions } from './policy-options.ts';

export const limitMutations: MutationResolvers = {
  createLimitPolicy: (_parent, { input }, { mayfly }) =>
    renameFields(OPTION_FIELDS, async () => {
      const { status, policy, now } = await mayfly.policies.create(
        input.name,
        toPolicyOptions(input),
      );
      return succeeded({
        status: CREATE_STATUSES[status],
        policy,
        now: new Date(now),
      });
    }),

  changeLimitPolicy: (_parent, { input }, { mayfly }) =>
    renameFields({ name: 'policy', ...OPTION_FIELDS }, async () => {
      const options = toPolicyOptions(input);
      const version = input.version ?? (await mayfly.policies.get(input.policy))?.version;
      const changed =
        version === undefined
          ? ({ status: 'absent' } as const)
          : await mayfly.policies.change(input.policy, version, options);
      if (changed.status === 'absent') {
        return succeeded({ status: 'ABSENT', policy: null, now: null });
      }
      const current = { policy: changed.policy, now: new Date(changed.now) };
      if (changed.status === 'conflict') throw new Conflict(current);
      return succeeded({ status: 'CHANGED', ...current });
    }),

  deleteLimitPolicy: (_parent, { input }, { mayfly }) =>
    renameFields({ name: 'policy' }, async () => {
      const { status } = await mayfly.policies.delete(input.policy);
      return succeeded({ status: status === 'deleted' ? 'DELETED' : 'ABSENT' });
    }),

  consumeLimit: (_parent, { input }, context) =>
    renameFields({ name: 'policy' }, async () => {
      const { policy, key, cost } = input;
      const answer = await idempotent(context, input, (idempotency) =>
        context.mayfly.policies.limiter(policy).consume(key, { cost, idempotency }),
      );
      if ('replayed' in answer) return succeeded({ decision: toDecision(answer) });
      const shadowed = answer.status === 'allowed' && answer.shadowed !== undefined;
      context.metrics.limitDecisions.inc({ outcome: shadowed ? 'shadowed' : answer.status });
      return succeeded({ decision: toDecision(answer) });
    }),

  penaliseLimit: (_parent, { input }, context) =>
    renameFields({ name: 'policy' }, async () => {
      const { policy, key, cost } = input;
      const decision = await idempotent(context, input, (idempotency) =>
        context.mayfly.policies.limiter(policy).penalise(key, { cost, idempotency }),
      );
      return succeeded({ decision: toDecision(decision) });
    }),

  refundLimit: (_parent, { input }, context) =>
    renameFields({ name: 'policy' }, async () => {
      const { policy, key, cost, decidedAt } = input;
      const call = { cost, decidedAt: decidedAt?.getTime() };
      const decision = await idempotent(context, input, (idempotency) =>
        context.mayfly.policies.limiter(policy).refund(key, { ...call, idempotency }),
      );
      return succeeded({ decision: toDecision(decision) });
    }),

  resetLimit: (_parent, { input }, { mayfly }) =>
    onKey(mayfly, input, (limiter) => limiter.reset(input.key)),

  blockLimitKey: (_parent, { input }, { mayfly }) =>
    onKey(mayfly, input, (limiter) => limiter.block(input.key, input.durationMs)),

  unblockLimitKey: (_parent, { input }, { mayfly }) =>
    onKey(mayfly, input, (limiter) => limiter.unblock(input.key)),

  overrideLimit: (_parent, { input }, { mayfly }) => {
    const { key, overrides, forMs } = input;
    const places = overrides.flatMap(({ name }, i) =>
      ['limit', 'windowMs', 'burst'].map((field): [string, string] => [
        `overrides.${name}.${field}`,
        `overrides[${i}].${field}`,
      ]),
    );
    return onKey(
      mayfly,
      input,
      (limiter) => limiter.setLimit(key, toOverrides(overrides), { forMs: optionalNumber(forMs) }),
      Object.fromEntries(places),
    );
  },

  clearLimitOverride: (_parent, { input }, { mayfly }) =>
    onKey(mayfly, input, (limiter) => limiter.clearLimit(input.key)),
};

/** Changes the state of a key. */
function onKey(
  { policies }: Mayfly,
  { policy }: { readonly policy: string },
  change: (limiter: PolicyLimiter) => Promise<void>,
  fields: Readonly<Record<string, string>> = {},
): Promise<ChangeLimitKeyPayload> {
  return renameFields({ name: 'policy', ...fields }, async () => {
    await change(policies.limiter(policy));
    return succeeded({});
  });
}

function toOverrides(overrides: readonly LimitOverrideInput[]): Overrides {
  const entries = overrides.map(({ name, limit, windowMs, burst }, i) => {
    if (overrides.findIndex((other) => other.name === name) !== i) {
      throw new MayflyError('INVALID_OPTION', 'Each limit must be overridden at most once', {
        field: `overrides[${i}].name`,
      });
    }
    const numbers = {
      limit: optionalNumber(limit),
      windowMs: optionalNumber(windowMs),
      burst: optionalNumber(burst),
    };
    return [name, numbers] as const;
  });
  return Object.fromEntries(entries);
}
