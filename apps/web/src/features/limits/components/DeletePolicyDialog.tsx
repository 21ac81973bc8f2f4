import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteLimitPolicyDocument } from '../documents.generated.ts';

export default function DeletePolicyDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteLimitPolicyDocument, { input: { policy: name } })).deleteLimitPolicy;
  return (
    <DeleteDialog what="policy" remove={remove} queryKey={queryKeys.limitPolicies()} {...props}>
      <p>
        Deletes <code>{name}</code> with its counters and overrides. Calls that use it will fail.
        This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
