import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { releasedText } from '../../../shared/named-settings/released-text.ts';
import { notify } from '../../../shared/notices/notify.ts';
import {
  DiscardDeadLettersDocument,
  PauseWebhookDocument,
  ReplayDeadLettersDocument,
  ResumeWebhookDocument,
  SendTestEventDocument,
} from '../documents.generated.ts';
import { outcomeText } from '../webhook.ts';

/** A mutation of one webhook that reports its result. */
function useAction<Variables>(
  webhook: string,
  run: (
    variables: Variables,
  ) => Promise<{ readonly kind: 'done' | 'failed'; readonly text: string }>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ kind, text }) => notify(kind, text),
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.webhook(webhook) });
      await client.invalidateQueries({ queryKey: queryKeys.webhooks() });
    },
  });
}

/** Sends a test event. */
export function useTestEvent(webhook: string) {
  return useAction(webhook, async () => {
    const { sendTestEvent } = await request(SendTestEventDocument, { input: { webhook } });
    const { outcome, httpStatus } = sendTestEvent;
    const kind = outcome === 'DELIVERED' ? 'done' : 'failed';
    return { kind, text: `Test event: ${outcomeText(outcome, httpStatus)}.` };
  });
}

/** Pauses a webhook, or resumes it. */
export function usePause(webhook: string) {
  return useAction(webhook, async (pause: boolean) => {
    const input = { webhook };
    if (pause) await request(PauseWebhookDocument, { input });
    else await request(ResumeWebhookDocument, { input });
    return { kind: 'done', text: `Webhook ${webhook} ${pause ? 'paused' : 'resumed'}.` };
  });
}

/** Replays or discards the oldest dead letters. */
export function useRelease(webhook: string) {
  return useAction(webhook, async (action: 'replay' | 'discard') => {
    const input = { webhook };
    const count =
      action === 'replay'
        ? (await request(ReplayDeadLettersDocument, { input })).replayDeadLetters.count
        : (await request(DiscardDeadLettersDocument, { input })).discardDeadLetters.count;
    return { kind: 'done', text: releasedText(action, count) };
  });
}
