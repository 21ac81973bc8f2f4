import { lazy } from '../shared/loading/lazy.ts';

const DIALOGS = {
  set: lazy(() => import('../features/set-list/components/NewSet.tsx')),
  policy: lazy(() => import('../features/limits/components/NewPolicy.tsx')),
  purpose: lazy(() => import('../features/one-time-passwords/components/NewPurpose.tsx')),
  space: lazy(() => import('../features/invitation-codes/components/NewSpace.tsx')),
  token: lazy(() => import('../features/tokens/components/CreateTokenDialog.tsx')),
};

/** What can be made on whatever page one is. */
export type NewThingKind = keyof typeof DIALOGS;

interface NewThingProps {
  readonly kind: NewThingKind;
  readonly onClose: () => void;
}

/** The dialog that makes one of a kind, and leads to it. */
export default function CreateDialogs({ kind, onClose }: NewThingProps) {
  const Dialog = DIALOGS[kind];
  return <Dialog onClose={onClose} />;
}
