import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '../components/Skeleton.tsx';
import { PurposeRules } from '../features/one-time-passwords/components/PurposeRules.tsx';
import { SubjectPanel } from '../features/one-time-passwords/components/SubjectPanel.tsx';
import { usePurpose } from '../features/one-time-passwords/queries/use-purposes.ts';
import { OUTCOMES } from '../features/one-time-passwords/purpose.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { ActivityPanel } from '../shared/named-settings/ActivityPanel.tsx';
import { NamedPage } from '../shared/named-settings/NamedPage.tsx';
import { useCan } from '../shared/session/viewer.ts';

const PurposeDialog = lazy(
  () => import('../features/one-time-passwords/components/PurposeDialog.tsx'),
);
const DeletePurposeDialog = lazy(
  () => import('../features/one-time-passwords/components/DeletePurposeDialog.tsx'),
);

const route = getRouteApi('/one-time-passwords/$name');

export function PurposePage() {
  const { name } = route.useParams();
  const operator = useCan('OPERATOR');
  return (
    <NamedPage
      what="purpose"
      name={name}
      query={usePurpose(name)}
      absence="PURPOSE_NOT_FOUND"
      list={{ to: '/one-time-passwords', title: 'One-time passwords' }}
      may="operators can issue and verify passwords, admins can change the rules."
      skeleton={
        <>
          <Skeleton label="Loading the purpose" className="h-100 max-md:h-150" />
          {operator && <Skeleton label="Loading the subject" className="h-70 max-md:h-124" />}
        </>
      }
      EditDialog={PurposeDialog}
      DeleteDialog={DeletePurposeDialog}
    >
      {(purpose) => (
        <>
          <ActivityPanel counts={purpose.activity} kinds={OUTCOMES} createdAt={purpose.createdAt}>
            <PurposeRules purpose={purpose} />
          </ActivityPanel>
          {operator && <SubjectPanel purpose={purpose} />}
        </>
      )}
    </NamedPage>
  );
}
