import { DeleteDialog, type Deletion } from '../../../components/DeleteDialog.tsx';
import { useDeleteSpace } from '../mutations/use-space-upkeep.ts';

export default function DeleteSpaceDialog(props: Deletion) {
  const { name } = props;
  const remove = useDeleteSpace(name);
  return (
    <DeleteDialog what="space" remove={remove} {...props}>
      <p>
        Deletes <code>{name}</code> with all its codes: none of them leads anywhere any more. This
        cannot be undone.
      </p>
    </DeleteDialog>
  );
}
