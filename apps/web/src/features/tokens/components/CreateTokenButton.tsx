import { Suspense, useMemo, useState } from 'react';
import { useCommands } from '../../../shared/commands/use-commands.ts';
import { Button } from '../../../components/Button.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';

const CreateTokenDialog = lazy(() => import('./CreateTokenDialog.tsx'));

export function CreateTokenButton() {
  const [open, setOpen] = useState(false);
  useCommands(
    useMemo(
      () => [
        {
          id: 'create.token',
          label: 'Create token',
          group: 'Create',
          keys: 'c',
          run: () => setOpen(true),
        },
      ],
      [],
    ),
  );
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <PlusIcon /> Create token
      </Button>
      {open && (
        <Suspense>
          <CreateTokenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
