import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import type { useList } from '../graphql/connection.ts';
import { useCan, useViewer } from '../session/viewer.ts';

interface NamedListPageProps<Item> {
  readonly title: string;
  /** The kind of thing, such as "policy". */
  readonly what: string;
  /** Its plural. */
  readonly all: string;
  readonly query: ReturnType<typeof useList<Item>>;
  /** Small elements after the title. */
  readonly after?: ReactNode;
  /** What other roles can do, for viewers. */
  readonly may: string;
  /** Of the skeleton: as high as a row. */
  readonly rowClass: string;
  readonly emptyTitle: string;
  /** What such a thing is, while there is none. */
  readonly about: string;
  readonly CreateDialog: ComponentType<{ readonly onClose: () => void }>;
  /** The table. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A page that lists named settings: policies, purposes, spaces or series. Admins create them here. */
export function NamedListPage<Item>(props: NamedListPageProps<Item>) {
  const { title, what, all, query, after, may, rowClass, emptyTitle, about, CreateDialog } = props;
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const [creating, setCreating] = useState(false);
  const create = admin && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <PlusIcon /> Create {what}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        after={after}
        actions={query.data?.totalCount !== 0 && create}
        waiting={!query.data}
      />
      {viewer?.role === 'VIEWER' && <ReadOnlyNotice may={may} />}
      <QueryBoundary
        query={query}
        failure={`Could not load ${all}`}
        skeleton={<TableSkeleton label={`Loading ${all}`} className={rowClass} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={emptyTitle} action={create}>
            <p>{about}</p>
          </EmptyState>
        }
      >
        {({ items, totalCount }) => (
          <>
            {props.children(items)}
            <LoadMore query={query} shown={items.length} total={totalCount} what={all} />
          </>
        )}
      </QueryBoundary>
      {creating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
