import { SpaceList } from '../features/invitation-codes/components/SpaceList.tsx';
import { useSpaces } from '../features/invitation-codes/queries/use-spaces.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedListPage } from '../shared/named-settings/NamedListPage.tsx';

const SpaceDialog = lazy(() => import('../features/invitation-codes/components/SpaceDialog.tsx'));

export function InvitationsPage() {
  return (
    <NamedListPage
      title="Invitations"
      what="space"
      all="spaces"
      query={useSpaces()}
      may="operators can create and resolve codes, admins can change the spaces."
      rowClass="h-[61px] max-md:h-[154px]"
      emptyTitle="No spaces yet"
      about="Give people a short code to type: for a room, a seat, or a device to pair. A space has the rules of its codes: their length, and how long they live."
      CreateDialog={SpaceDialog}
    >
      {(spaces) => <SpaceList spaces={spaces} />}
    </NamedListPage>
  );
}
