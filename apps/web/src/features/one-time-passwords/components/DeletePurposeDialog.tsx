import { DeleteDialog, type Deletion } from '../../../components/DeleteDialog.tsx';
import { useDeletePurpose } from '../mutations/use-delete-purpose.ts';

export default function DeletePurposeDialog(props: Deletion) {
  const { name } = props;
  const remove = useDeletePurpose(name);
  return (
    <DeleteDialog what="purpose" remove={remove} {...props}>
      <p>
        Deletes the rules of <code>{name}</code>: nothing can be issued or verified for it any more.
        What its subjects have is left to expire, and counts again if the purpose is created anew
        before that.
      </p>
    </DeleteDialog>
  );
}
