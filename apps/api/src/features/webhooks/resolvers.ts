import { MayflyError } from '@mayfly/core';
import { CREATE_STATUSES, nameConnection, toNode } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import type {
  WebhookChange as ChangeName,
  WebhookOutcome,
  WebhookSetsInput,
  WebhookStateKind,
} from '../../graphql/types.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type { Outcome } from '../../webhooks/sender.ts';
import type { PauseReason, WebhookChange, WebhookSettings } from '../../webhooks/webhook.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  WebhookResolvers,
} from '../resolvers.generated.ts';

const PAGE = 100;
const WEEK_MS = 604_800_000;

const OUTCOMES: Record<Outcome, WebhookOutcome> = {
  delivered: 'DELIVERED',
  rejected: 'REJECTED',
  timedOut: 'TIMED_OUT',
  unreachable: 'UNREACHABLE',
  addressRefused: 'ADDRESS_REFUSED',
  unsigned: 'UNSIGNED',
};

const CHANGE_NAMES: Record<WebhookChange, ChangeName> = {
  expired: 'EXPIRED',
  added: 'ADDED',
  extended: 'EXTENDED',
  removed: 'REMOVED',
};

const CHANGES: Record<ChangeName, WebhookChange> = {
  EXPIRED: 'expired',
  ADDED: 'added',
  EXTENDED: 'extended',
  REMOVED: 'removed',
};

const STATES: Record<PauseReason, WebhookStateKind> = {
  manual: 'PAUSED',
  failing: 'FAILING',
  gone: 'GONE',
};

const queries: QueryResolvers = {
  webhooks: (_parent, args, { webhooks }) =>
    nameConnection('webhook', args, (page) => webhooks.list(page), toNode),

  webhook: (_parent, { webhook }, { webhooks }) =>
    nullIfAbsent('SETTINGS_NOT_FOUND', async () => toNode(await webhooks.get(webhook))),
};

const mutations: MutationResolvers = {
  createWebhook: async (_parent, { input }, { webhooks }) => {
    const { webhook, url, sets, changes } = input;
    const { status, entry, secret } = await webhooks.create(webhook, {
      url,
      sets: toSets(sets),
      changes: changes.map((change) => CHANGES[change]),
    });
    return succeeded({ status: CREATE_STATUSES[status], webhook: toNode(entry), secret });
  },

  changeWebhook: async (_parent, { input }, { webhooks }) => {
    const { webhook, url, sets, changes } = input;
    const changed = await webhooks.change(webhook, {
      ...(url != null && { url }),
      ...(sets != null && { sets: toSets(sets) }),
      ...(changes != null && { changes: changes.map((change) => CHANGES[change]) }),
    });
    return succeeded({ webhook: toNode(changed) });
  },

  deleteWebhook: async (_parent, { input }, { webhooks }) =>
    succeeded({ status: (await webhooks.delete(input.webhook)) ? 'DELETED' : 'ABSENT' }),

  rotateWebhookSecret: async (_parent, { input: { webhook, overlapMs } }, { webhooks }) => {
    if (!(Number.isInteger(overlapMs) && overlapMs >= 0 && overlapMs <= WEEK_MS)) {
      const message = `overlapMs must be a whole number from 0 to ${WEEK_MS}`;
      throw new MayflyError('INVALID_OPTION', message, { field: 'overlapMs' });
    }
    const rotated = await webhooks.rotate(webhook, overlapMs);
    return succeeded({ webhook: toNode(rotated.webhook), secret: rotated.secret });
  },

  pauseWebhook: async (_parent, { input: { webhook } }, { webhooks }) =>
    succeeded({ webhook: toNode(await webhooks.pause(webhook)) }),

  resumeWebhook: async (_parent, { input: { webhook } }, { webhooks }) =>
    succeeded({ webhook: toNode(await webhooks.resume(webhook)) }),

  sendTestEvent: async (_parent, { input: { webhook } }, { webhooks }) => {
    const { outcome, status, durationMs } = await webhooks.sendTest(webhook);
    return succeeded({ outcome: OUTCOMES[outcome], httpStatus: status, durationMs });
  },

  replayDeadLetters: async (_parent, { input: { webhook, messageIds } }, { webhooks }) =>
    succeeded({ count: await webhooks.release(webhook, 'replay', checkIds(messageIds)) }),

  discardDeadLetters: async (_parent, { input: { webhook, messageIds } }, { webhooks }) =>
    succeeded({ count: await webhooks.release(webhook, 'discard', checkIds(messageIds)) }),
};

const webhookFields: WebhookResolvers = {
  set: ({ sets }) => ('name' in sets ? sets.name : null),
  prefix: ({ sets }) => ('prefix' in sets ? sets.prefix : null),
  changes: ({ changes }) => changes.map((change) => CHANGE_NAMES[change]),
  state: ({ paused }) => (paused === null ? 'ACTIVE' : STATES[paused]),
  overlapUntil: async ({ secrets }, _args, { mayfly }) => {
    const latest = Math.max(0, ...secrets.map(({ until }) => until ?? 0));
    return latest > 0 && latest > (await mayfly.now()) ? new Date(latest) : null;
  },
  status: async (webhook, _args, { webhooks }) => {
    const state = await webhooks.state(webhook);
    return {
      waitingCount: state.waiting,
      deadLetterCount: state.deadLetterCount,
      droppedCount: state.droppedLetters,
      failureCount: state.failures,
      failingSince: toDate(state.failingSince),
      deliveredAt: toDate(state.deliveredAt),
      now: new Date(state.now),
    };
  },
  attempts: async (webhook, { first }, { webhooks }) => {
    const { attempts } = await webhooks.state(webhook, 0, checkFirst(first));
    return attempts.map(({ id, events, attempt, outcome, status, durationMs, test, at }) => ({
      messageId: id,
      eventCount: events,
      attempt,
      outcome: OUTCOMES[outcome],
      httpStatus: status,
      durationMs,
      isTest: test,
      at: new Date(at),
    }));
  },
  deadLetters: async (webhook, { first }, { webhooks }) => {
    const { deadLetters } = await webhooks.state(webhook, checkFirst(first), 0);
    return deadLetters.map(({ id, eventCount, attempts, diedAt }) => ({
      messageId: id,
      eventCount,
      attemptCount: attempts,
      diedAt: new Date(diedAt),
    }));
  },
};

function toDate(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

/** `@oneOf` of the schema accepts exactly one of them. */
function toSets({ name, prefix }: WebhookSetsInput): WebhookSettings['sets'] {
  return name == null ? { prefix: prefix ?? '' } : { name };
}

function checkFirst(first: number): number {
  if (first >= 1 && first <= PAGE) return first;
  throw new MayflyError('INVALID_PAGE', `first must be 1 to ${PAGE}`, { field: 'first' });
}

function checkIds(ids: readonly string[] | null | undefined): readonly string[] {
  if (ids == null) return [];
  if (ids.length >= 1 && ids.length <= PAGE) return ids;
  throw new MayflyError('INVALID_BATCH', `messageIds must be a list of 1 to ${PAGE}`, {
    field: 'messageIds',
  });
}

export const webhookResolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
  Webhook: webhookFields,
};
