import { PolicyList } from '../features/limits/components/PolicyList.tsx';
import { usePolicies } from '../features/limits/queries/use-policies.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedListPage } from '../shared/named-settings/NamedListPage.tsx';
import { wholeNumber } from '../shared/numbers/whole-number.ts';

const PolicyDialog = lazy(() => import('../features/limits/components/PolicyDialog.tsx'));

export function LimitsPage() {
  const query = usePolicies();
  const count = query.data?.totalCount ?? 0;
  return (
    <NamedListPage
      title="Rate limits"
      what="policy"
      all="policies"
      query={query}
      after={count > 0 && <span className="text-lg text-ink-2">{wholeNumber.format(count)}</span>}
      may="operators can try policies, admins can create and change them."
      rowClass="h-[61px] max-md:h-[154px]"
      emptyTitle="No rate limits yet"
      about="Limit how often a user, an address or any other key may call. A policy is one to eight limits under a name. All processes follow each of its changes within a second."
      CreateDialog={PolicyDialog}
    >
      {(policies) => <PolicyList policies={policies} />}
    </NamedListPage>
  );
}
