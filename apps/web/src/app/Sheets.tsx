import { Suspense, useEffect, useState } from 'react';
import { retryImport } from '../shared/loading/retry-import.ts';
import { lazy } from '../shared/loading/lazy.ts';
import type { NewThingKind } from './CreateDialogs.tsx';
import type { Sheet } from './sheets.ts';

const findAnything = () => import('./FindAnything.tsx');
const FindAnything = lazy(findAnything);
const HelpSheet = lazy(() => import('../shared/commands/HelpSheet.tsx'));
const DisplayDialog = lazy(() => import('./DisplayDialog.tsx'));
const CreateDialogs = lazy(() => import('./CreateDialogs.tsx'));
const MoreDialog = lazy(() => import('./MoreDialog.tsx'));

interface SheetsProps {
  readonly sheet: Sheet | null;
  /** Whether the first page is there, so that nothing competes with it. */
  readonly settled: boolean;
  readonly onOpen: (sheet: Sheet | null) => void;
}

/** Whatever is open above the page. Each comes as a chunk of its own when it is opened first. */
export function Sheets({ sheet, settled, onOpen }: SheetsProps) {
  // One types right after its keys: it has to be there by then. If it cannot, opening it will tell.
  useEffect(() => void (settled && retryImport(findAnything).catch(() => undefined)), [settled]);
  // Chosen in the palette, and there when that has closed.
  const [creating, setCreating] = useState<NewThingKind | null>(null);
  const close = () => onOpen(null);
  return (
    <Suspense>
      {sheet === 'palette' && <FindAnything onClose={close} onCreate={setCreating} />}
      {sheet === 'help' && <HelpSheet onClose={close} />}
      {sheet === 'display' && <DisplayDialog onClose={close} />}
      {sheet === 'more' && <MoreDialog onClose={close} onDisplay={() => onOpen('display')} />}
      {creating && <CreateDialogs kind={creating} onClose={() => setCreating(null)} />}
    </Suspense>
  );
}
