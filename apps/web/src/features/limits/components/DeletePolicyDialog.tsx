import { DeleteDialog, type Deletion } from '../../../components/DeleteDialog.tsx';
import { useDeletePolicy } from '../mutations/use-delete-policy.ts';

export default function DeletePolicyDialog(props: Deletion) {
  const { name } = props;
  const remove = useDeletePolicy(name);
  return (
    <DeleteDialog what="policy" remove={remove} {...props}>
      <p>
        Deletes <code>{name}</code> with what counts against keys and with their overrides. Whoever
        asks by it is answered with an error from then on. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
