import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteOneTimePasswordPurposeDocument } from '../documents.generated.ts';

export default function DeletePurposeDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteOneTimePasswordPurposeDocument, { input: { purpose: name } }))
      .deleteOneTimePasswordPurpose;
  return (
    <DeleteDialog what="purpose" remove={remove} queryKey={queryKeys.purposes()} {...props}>
      <p>
        Deletes the rules of <code>{name}</code>: it can no longer issue or verify passwords. The
        passwords and attempts of its subjects expire as planned. They count again if you create the
        purpose again before then.
      </p>
    </DeleteDialog>
  );
}
