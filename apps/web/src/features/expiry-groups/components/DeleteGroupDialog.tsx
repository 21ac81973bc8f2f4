import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteExpiryGroupDocument } from '../documents.generated.ts';

export default function DeleteGroupDialog({ set, ...props }: Deletion & { readonly set: string }) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteExpiryGroupDocument, { input: { set, group: name } })).deleteExpiryGroup;
  return (
    <DeleteDialog what="group" remove={remove} queryKey={queryKeys.expiryGroups(set)} {...props}>
      <p>
        Deletes <code>{name}</code> with its unfinished events and dead letters. This cannot be
        undone. A consumer that still runs creates the group again.
      </p>
    </DeleteDialog>
  );
}
