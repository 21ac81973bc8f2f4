import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteWebhookDocument } from '../documents.generated.ts';

export default function DeleteWebhookDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteWebhookDocument, { input: { webhook: name } })).deleteWebhook;
  return (
    <DeleteDialog what="webhook" remove={remove} queryKey={queryKeys.webhooks()} {...props}>
      <p>
        Deletes <code>{name}</code> with its waiting messages and dead letters. This cannot be
        undone.
      </p>
    </DeleteDialog>
  );
}
