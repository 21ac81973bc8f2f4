import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteSetDocument } from '../documents.generated.ts';

export default function DeleteSetDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteSetDocument, { input: { set: name } })).deleteExpiringSet;
  return (
    <DeleteDialog what="set" remove={remove} queryKey={queryKeys.sets()} {...props}>
      <p>
        Deletes <code>{name}</code> with all its members. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
