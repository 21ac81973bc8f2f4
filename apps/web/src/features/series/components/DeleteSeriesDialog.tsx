import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { DeleteDialog, type Deletion } from '../../../shared/named-settings/DeleteDialog.tsx';
import { DeleteSeriesDocument } from '../documents.generated.ts';

export default function DeleteSeriesDialog(props: Deletion) {
  const { name } = props;
  const remove = async () =>
    (await request(DeleteSeriesDocument, { input: { series: name } })).deleteSeries;
  return (
    <DeleteDialog what="series" remove={remove} queryKey={queryKeys.allSeries()} {...props}>
      <p>
        Deletes <code>{name}</code> with all its samples. This cannot be undone.
      </p>
    </DeleteDialog>
  );
}
