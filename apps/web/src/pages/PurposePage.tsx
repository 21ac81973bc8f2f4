import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { EntityPage } from '../components/EntityPage.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { PurposeRules } from '../features/one-time-passwords/components/PurposeRules.tsx';
import { SubjectPanel } from '../features/one-time-passwords/components/SubjectPanel.tsx';
import { usePurpose } from '../features/one-time-passwords/queries/use-purpose.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { fromSegment } from '../shared/navigation/name-segment.ts';
import { lazy } from '../shared/loading/lazy.ts';

const PurposeDialog = lazy(
  () => import('../features/one-time-passwords/components/PurposeDialog.tsx'),
);
const DeletePurposeDialog = lazy(
  () => import('../features/one-time-passwords/components/DeletePurposeDialog.tsx'),
);

const route = getRouteApi('/one-time-passwords/$name');

export function PurposePage() {
  const name = fromSegment(route.useParams().name);
  // A purpose of another name is another page: no password of one is shown at the next.
  return <OnePurpose key={name} name={name} />;
}

function OnePurpose({ name }: { name: string }) {
  const navigate = useNavigate();
  const admin = useCan('ADMIN');
  const operator = useCan('OPERATOR');
  const viewer = useViewer();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const query = usePurpose(name);

  return (
    <EntityPage
      what="purpose"
      name={name}
      query={query}
      absence="PURPOSE_NOT_FOUND"
      all={<Link to="/one-time-passwords">All purposes</Link>}
    >
      {(purpose) => (
        <div className="grid gap-4">
          <PageHeader
            title={name}
            name
            crumb={<Link to="/one-time-passwords">One-time passwords</Link>}
            waiting={!purpose}
            actions={
              admin && (
                <>
                  <Button onClick={() => setAsking('edit')}>Edit…</Button>
                  <Button look="danger" onClick={() => setAsking('delete')}>
                    Delete…
                  </Button>
                </>
              )
            }
          />
          {viewer?.role === 'VIEWER' && (
            <ReadOnlyNotice may="operators issue and verify passwords, admins change the rules." />
          )}
          {purpose ? (
            <>
              <PurposeRules purpose={purpose} />
              {operator && <SubjectPanel purpose={purpose} />}
            </>
          ) : (
            <>
              <Skeleton label="Reading the purpose" className="h-27.5 max-md:h-63" />
              {operator && <Skeleton label="Reading the rules" className="h-76 max-md:h-124" />}
            </>
          )}
          <Suspense>
            {asking === 'edit' && purpose && (
              <PurposeDialog
                purpose={purpose}
                onClose={() => setAsking(null)}
                onSaved={() => setAsking(null)}
              />
            )}
            {asking === 'delete' && (
              <DeletePurposeDialog
                name={name}
                onClose={() => setAsking(null)}
                onDeleted={() => void navigate({ to: '/one-time-passwords' })}
              />
            )}
          </Suspense>
        </div>
      )}
    </EntityPage>
  );
}
