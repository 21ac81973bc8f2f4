import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { RotateWebhookSecretDocument } from '../documents.generated.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface RotateSecretDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

export default function RotateSecretDialog({ name, onClose }: RotateSecretDialogProps) {
  const client = useQueryClient();
  const rotation = useMutation({
    mutationFn: async () => {
      const input = { webhook: name };
      return (await request(RotateWebhookSecretDocument, { input })).rotateWebhookSecret.secret;
    },
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.webhook(name) }),
  });
  if (typeof rotation.data === 'string') {
    return <SecretDialog name={name} secret={rotation.data} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title="Rotate the signing secret"
      action="Rotate secret"
      busy={rotation.isPending}
      error={rotation.error}
      onConfirm={() => rotation.mutate()}
      onClose={onClose}
    >
      <p>
        Creates a new secret for <code>{name}</code>. For a day, requests have the signatures of
        both secrets, so that you can change the receiver meanwhile.
      </p>
    </ConfirmDialog>
  );
}
