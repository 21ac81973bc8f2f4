import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';

const CreateSetDialog = lazy(() => import('./CreateSetDialog.tsx'));

interface CreateSet {
  readonly button: (look: 'plain' | 'primary') => ReactNode;
  /** Keep it mounted while data loads: otherwise its input would be lost. */
  readonly dialog: ReactNode;
}

/** Asks for a name and a time to live, and opens the new set. */
export function useCreateSetDialog(): CreateSet {
  const [creating, setCreating] = useState(false);
  return {
    button: (look) => (
      <Button look={look} onClick={() => setCreating(true)}>
        <PlusIcon /> Create set
      </Button>
    ),
    dialog: creating && (
      <Suspense>
        <CreateSetDialog onClose={() => setCreating(false)} />
      </Suspense>
    ),
  };
}
