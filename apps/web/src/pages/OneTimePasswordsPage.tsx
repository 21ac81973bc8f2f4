import { PurposeList } from '../features/one-time-passwords/components/PurposeList.tsx';
import { usePurposes } from '../features/one-time-passwords/queries/use-purposes.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedListPage } from '../shared/named-settings/NamedListPage.tsx';

const PurposeDialog = lazy(
  () => import('../features/one-time-passwords/components/PurposeDialog.tsx'),
);

export function OneTimePasswordsPage() {
  return (
    <NamedListPage
      title="One-time passwords"
      what="purpose"
      all="purposes"
      query={usePurposes()}
      may="operators can issue and verify passwords, admins can change the rules."
      rowClass="h-[61px] max-md:h-[154px]"
      emptyTitle="No purposes yet"
      about="Verify a phone number or an e-mail address with a short code. A purpose, such as login, has the rules: digits, time to live, and the number of wrong attempts."
      CreateDialog={PurposeDialog}
    >
      {(purposes) => <PurposeList purposes={purposes} />}
    </NamedListPage>
  );
}
