import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import type { SetSummary } from '../use-set-summary.ts';

const ClearSetDialog = lazy(() => import('./ClearSetDialog.tsx'));
const DeleteSetDialog = lazy(() => import('./DeleteSetDialog.tsx'));
const SetSettingsDialog = lazy(() => import('./SetSettingsDialog.tsx'));

interface SetActionsProps {
  readonly summary: SetSummary;
  readonly onDeleted: () => void;
}

/** An admin's actions for the set. */
export function SetActions({ summary, onDeleted }: SetActionsProps) {
  const admin = useCan('ADMIN');
  const [asking, setAsking] = useState<'settings' | 'clear' | 'delete' | null>(null);
  const close = () => setAsking(null);
  if (!admin) return null;
  return (
    <>
      <Button onClick={() => setAsking('settings')}>Settings…</Button>
      <Button onClick={() => setAsking('clear')}>Clear…</Button>
      <Button look="danger" onClick={() => setAsking('delete')}>
        Delete…
      </Button>
      <Suspense>
        {asking === 'settings' && <SetSettingsDialog summary={summary} onClose={close} />}
        {asking === 'clear' && <ClearSetDialog summary={summary} onClose={close} />}
        {asking === 'delete' && (
          <DeleteSetDialog name={summary.name} onClose={close} onDeleted={onDeleted} />
        )}
      </Suspense>
    </>
  );
}
