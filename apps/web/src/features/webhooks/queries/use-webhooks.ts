import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  WebhookDocument,
  WebhooksDocument,
  type WebhookQuery,
  type WebhooksQuery,
} from '../documents.generated.ts';

const LIST_POLL_MS = 5_000;
const POLL_MS = 2_000;

export type WebhookSummary = WebhooksQuery['webhooks']['edges'][number]['node'];
export type Webhook = WebhookQuery['webhook'];

/** The loaded webhooks, by name. For admins. */
export function useWebhooks() {
  return useList({
    queryKey: queryKeys.webhooks(),
    pollMs: LIST_POLL_MS,
    load: async (page, signal) => {
      const nowOf = ({ webhooks }: WebhooksQuery) => webhooks.now;
      return (await request(WebhooksDocument, page, { signal, nowOf })).webhooks;
    },
  });
}

/** One webhook with its deliveries; fails with `WEBHOOK_NOT_FOUND`. */
export function useWebhook(name: string) {
  return useQuery({
    queryKey: queryKeys.webhook(name),
    queryFn: async ({ signal }) => {
      const nowOf = ({ webhook }: WebhookQuery) => webhook.status.now;
      return (await request(WebhookDocument, { webhook: name }, { signal, nowOf })).webhook;
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
