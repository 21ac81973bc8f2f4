import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { buttonStyle } from '../../../components/button-style.ts';
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

/** The page of the groups, and an admin's actions for the set. */
export function SetActions({ summary, onDeleted }: SetActionsProps) {
  const admin = useCan('ADMIN');
  const [asking, setAsking] = useState<'settings' | 'clear' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { name, strategy } = summary;
  const groups = (strategy === 'SORTED' || strategy === 'SHARDED') && (
    <Link to="/sets/$name/groups" params={{ name }} className={buttonStyle()}>
      Groups
    </Link>
  );
  if (!admin) return groups;
  return (
    <>
      {groups}
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
