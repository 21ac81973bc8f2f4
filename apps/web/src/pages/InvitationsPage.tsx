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
      rowClass="h-[48px] max-md:h-[188px]"
      emptyTitle="No spaces yet"
      about="A space has short codes that people type. Each code stands for an id while it lives: a room, a seat, a device to pair."
      CreateDialog={SpaceDialog}
    >
      {(spaces) => <SpaceList spaces={spaces} />}
    </NamedListPage>
  );
}
