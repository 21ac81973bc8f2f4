import { DurationField } from '../../../components/DurationField.tsx';
import { Field } from '../../../components/Field.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SettingsDialog } from '../../../shared/named-settings/SettingsDialog.tsx';
import { useSettingsForm } from '../../../shared/named-settings/use-settings-form.ts';
import { CreateSeriesDocument } from '../documents.generated.ts';
import { emptySeries, readSeries } from '../series-draft.ts';

/** Creates a series. Its definition cannot be changed. */
export default function SeriesDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useSettingsForm({
    what: 'series',
    opened: undefined,
    begin: emptySeries,
    read: readSeries,
    fields: ['series', 'fields', 'retentionMs'],
    save: async ({ fields, retentionMs }, series) =>
      (await request(CreateSeriesDocument, { input: { series, fields: [...fields], retentionMs } }))
        .createSeries.status,
    affects: () => [queryKeys.allSeries()],
    page: '/series/$name',
    onClose,
  });
  return (
    <SettingsDialog form={form}>
      <Field {...form.nameField} hint="What is measured, such as checkout" />
      <Field
        {...form.text('fields', 'Fields')}
        hint="Numbers of each sample, such as latency errors"
      />
      <DurationField {...form.text('retentionMs', 'Retention')} />
      <p className="text-sm text-ink-2">Fields and retention cannot be changed later.</p>
    </SettingsDialog>
  );
}
