import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { lazy } from '../../../loading/lazy.ts';
import { notify } from '../../../notices/notify.ts';
import { toSegment } from '../set-address.ts';

const CreateSetDialog = lazy(() => import('./CreateSetDialog.tsx'));

interface CreateSet {
  readonly button: (look: 'plain' | 'primary') => ReactNode;
  /** Belongs where it stays, whatever is read meanwhile: what is typed into it would be lost. */
  readonly dialog: ReactNode;
}

/** Asks for a name and a time to live, and leads to the new set. */
export function useCreateSetDialog(): CreateSet {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const goTo = (name: string) => {
    notify('done', `The set ${name} is there. Add its first member.`);
    void navigate({ to: '/sets/$name', params: { name: toSegment(name) } });
  };
  return {
    button: (look) => (
      <Button look={look} onClick={() => setCreating(true)}>
        <PlusIcon /> Create a set
      </Button>
    ),
    dialog: creating && (
      <Suspense>
        <CreateSetDialog onClose={() => setCreating(false)} onCreated={goTo} />
      </Suspense>
    ),
  };
}
