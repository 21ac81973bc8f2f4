import { lazy } from '../shared/loading/lazy.ts';

const DIALOGS = {
  set: lazy(() => import('../features/set-list/components/CreateSetDialog.tsx')),
  policy: lazy(() => import('../features/limits/components/PolicyDialog.tsx')),
  purpose: lazy(() => import('../features/one-time-passwords/components/PurposeDialog.tsx')),
  space: lazy(() => import('../features/invitation-codes/components/SpaceDialog.tsx')),
  series: lazy(() => import('../features/series/components/SeriesDialog.tsx')),
  token: lazy(() => import('../features/tokens/components/CreateTokenDialog.tsx')),
};

/** What an admin can create from every page. */
export type CreatableKind = keyof typeof DIALOGS;

interface CreateDialogsProps {
  readonly kind: CreatableKind;
  readonly onClose: () => void;
}

/** The dialog that creates a thing of a kind and opens its page. */
export default function CreateDialogs({ kind, onClose }: CreateDialogsProps) {
  const Dialog = DIALOGS[kind];
  return <Dialog onClose={onClose} />;
}
