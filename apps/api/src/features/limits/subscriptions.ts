import type { DecisionBatch, Outcome } from '@mayfly/core';
import type { LimitDecisionSamples, LimitOutcome } from '../../graphql/types.generated.ts';
import type { SubscriptionResolvers } from '../resolvers.generated.ts';

const OUTCOMES: Record<Outcome, LimitOutcome> = {
  allowed: 'ALLOWED',
  denied: 'DENIED',
  shadowed: 'SHADOWED',
  unavailable: 'UNAVAILABLE',
};

export const limitSubscriptions: SubscriptionResolvers = {
  limitDecisions: {
    subscribe: (_parent, { policy }, { mayfly }) =>
      mayfly.policies.decisions({ policy: policy ?? undefined }),
    resolve: toSamples,
  },
};

function toSamples({ decisions, decided }: DecisionBatch): LimitDecisionSamples {
  return {
    decidedCount: decided,
    decisions: decisions.map(({ outcome, decidedAt, ...decision }) => ({
      ...decision,
      outcome: OUTCOMES[outcome],
      decidedAt: decidedAt === null ? null : new Date(decidedAt),
    })),
  };
}
