import { Suspense, useEffect, useState } from 'react';
import { retryImport } from '../shared/loading/retry-import.ts';
import { lazy } from '../shared/loading/lazy.ts';
import type { CreatableKind } from './CreateDialogs.tsx';
import type { Sheet } from './sheets.ts';

const findAnything = () => import('./FindAnything.tsx');
const FindAnything = lazy(findAnything);
const HelpSheet = lazy(() => import('../shared/commands/HelpSheet.tsx'));
const DisplayDialog = lazy(() => import('./DisplayDialog.tsx'));
const CreateDialogs = lazy(() => import('./CreateDialogs.tsx'));
const MoreDialog = lazy(() => import('./MoreDialog.tsx'));

interface SheetsProps {
  readonly sheet: Sheet | null;
  /** Whether the first page has loaded, so that nothing competes with it. */
  readonly settled: boolean;
  readonly onOpen: (sheet: Sheet | null) => void;
}

/** The dialogs above the page. Each is a separate chunk that loads when first opened. */
export function Sheets({ sheet, settled, onOpen }: SheetsProps) {
  // Users type right after the shortcut, so the palette must be loaded by then. Opening it reports a failure.
  useEffect(() => void (settled && retryImport(findAnything).catch(() => undefined)), [settled]);
  // Set by the palette, and rendered after the palette has closed.
  const [creating, setCreating] = useState<CreatableKind | null>(null);
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
