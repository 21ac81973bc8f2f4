import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { EntityPage } from '../../components/EntityPage.tsx';
import { ReadOnlyNotice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { FailureCode } from '../graphql/api-error.ts';
import { useCan, useViewer } from '../session/viewer.ts';
import type { Deletion } from './DeleteDialog.tsx';

interface NamedPageProps<T> {
  /** The kind of thing, such as "policy". */
  readonly what: string;
  readonly name: string;
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The API's code if there is no thing of this name. */
  readonly absence: FailureCode;
  /** The page of all things of the kind. */
  readonly list: {
    readonly to: '/limits' | '/one-time-passwords' | '/invitations' | '/series' | '/webhooks';
    readonly title: string;
  };
  /** Small elements after the title. */
  readonly after?: ReactNode;
  /** Under the title. */
  readonly description?: ReactNode;
  /** Buttons before those of admins. */
  readonly actions?: ReactNode;
  /** What other roles can do, for viewers. */
  readonly may: string;
  readonly skeleton: ReactNode;
  /** Left out if nothing can be changed. */
  readonly EditDialog?: ComponentType<{ readonly opened: T; readonly onClose: () => void }>;
  readonly DeleteDialog: ComponentType<Deletion>;
  readonly children: (data: T) => ReactNode;
}

/** The page of one policy, purpose, space or series. Admins edit and delete it here. */
export function NamedPage<T>(props: NamedPageProps<T>) {
  const { what, name, query, absence, list, may, skeleton, EditDialog, DeleteDialog } = props;
  const navigate = useNavigate();
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <EntityPage
      what={what}
      name={name}
      query={query}
      absence={absence}
      all={<Link to={list.to}>{list.title}</Link>}
    >
      {(data) => (
        <div className="grid gap-4">
          <PageHeader
            title={name}
            name
            crumb={<Link to={list.to}>{list.title}</Link>}
            after={props.after}
            waiting={data === undefined}
            actions={
              <>
                {props.actions}
                {admin && (
                  <>
                    {EditDialog && <Button onClick={() => setAsking('edit')}>Edit…</Button>}
                    <Button look="danger" onClick={() => setAsking('delete')}>
                      Delete…
                    </Button>
                  </>
                )}
              </>
            }
          >
            {props.description}
          </PageHeader>
          {viewer?.role === 'VIEWER' && <ReadOnlyNotice may={may} />}
          {data === undefined ? skeleton : props.children(data)}
          <Suspense>
            {EditDialog && asking === 'edit' && data !== undefined && (
              <EditDialog opened={data} onClose={close} />
            )}
            {asking === 'delete' && (
              <DeleteDialog
                name={name}
                onClose={close}
                onDeleted={() => void navigate({ to: list.to })}
              />
            )}
          </Suspense>
        </div>
      )}
    </EntityPage>
  );
}
