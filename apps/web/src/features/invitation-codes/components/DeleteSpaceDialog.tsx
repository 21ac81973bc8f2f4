import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteInvitationSpaceDocument } from '../documents.generated.ts';

export default function DeleteSpaceDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteInvitationSpaceDocument, { input: { space: name } }))
      .deleteInvitationSpace;
  return (
    <DeleteDialog what="space" remove={remove} queryKey={queryKeys.invitationSpaces()} {...props}>
      <p>
        Deletes <code>{name}</code> with all its codes. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
