import { SeriesList } from '../features/series/components/SeriesList.tsx';
import { useAllSeries } from '../features/series/queries/use-series.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedListPage } from '../shared/named-settings/NamedListPage.tsx';

const SeriesDialog = lazy(() => import('../features/series/components/SeriesDialog.tsx'));

export function AllSeriesPage() {
  return (
    <NamedListPage
      title="Series"
      what="series"
      all="series"
      query={useAllSeries()}
      may="operators can append samples, admins can create and delete series."
      rowClass="h-[41px] max-md:h-[106px]"
      emptyTitle="No series yet"
      about="Keep numbers over time: a load, a price, a queue. A series has the names of its fields, and how long samples are kept."
      CreateDialog={SeriesDialog}
    >
      {(series) => <SeriesList series={series} />}
    </NamedListPage>
  );
}
