import { LoadMore } from '../src/components/LoadMore.tsx';
import { Skeleton } from '../src/components/Skeleton.tsx';
import {
  Cell,
  ColumnHead,
  ROW_LINK,
  RowHead,
  SortHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../src/components/Table.tsx';
import { TableSkeleton } from '../src/components/TableSkeleton.tsx';
import { Example, Section } from './Section.tsx';

const ignore = () => undefined;
const fetchNextPage = () => Promise.resolve();
const more = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage };
const ROWS = ['logins:web', 'online', 'orders:seen'];

export function Tables() {
  return (
    <Section title="Tables and loading">
      <Example label="Table; the second row is under the pointer" wide>
        <Table caption="Sets">
          <TableHead>
            <SortHead by="name" sort={{ by: 'name', descending: false }} onSort={ignore}>
              Name
            </SortHead>
            <ColumnHead>Strategy</ColumnHead>
            <ColumnHead numeric>Live</ColumnHead>
          </TableHead>
          <TableBody>
            {ROWS.map((name, index) => (
              <TableRow key={name} data-state={index === 1 ? 'hover' : undefined}>
                <RowHead>
                  <a href="#tables" className={ROW_LINK}>
                    {name}
                  </a>
                </RowHead>
                <Cell label="Strategy">sorted</Cell>
                <Cell label="Live" numeric>
                  {1_200 * (index + 1)}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Example>
      <Example label="LoadMore" wide>
        <LoadMore query={more} shown={50} total={1_200} what="sets" />
      </Example>
      <Example label="LoadMore, loading" wide>
        <LoadMore
          query={{ ...more, isFetchingNextPage: true }}
          shown={50}
          total={1_200}
          what="sets"
        />
      </Example>
      <div className="grid grid-cols-2 gap-6">
        <Example label="TableSkeleton" wide>
          <TableSkeleton label="Loading sets" rows={3} />
        </Example>
        <Example label="Skeleton" wide>
          <Skeleton label="Loading" rows={3} />
        </Example>
      </div>
    </Section>
  );
}
