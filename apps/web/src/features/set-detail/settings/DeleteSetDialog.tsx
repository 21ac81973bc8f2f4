import { DeleteDialog, type Deletion } from '../../../components/DeleteDialog.tsx';
import { useDeleteSet } from './use-delete-set.ts';

export default function DeleteSetDialog(props: Deletion) {
  const { name } = props;
  const remove = useDeleteSet(name);
  return (
    <DeleteDialog what="set" remove={remove} {...props}>
      <p>
        Deletes <code>{name}</code> with all its members. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
