import { lazy, Suspense } from 'react';
import type { Sheet } from './sheets.ts';

const FindAnything = lazy(() => import('./FindAnything.tsx'));
const HelpSheet = lazy(() => import('../commands/HelpSheet.tsx'));
const DisplayDialog = lazy(() => import('./DisplayDialog.tsx'));
const MoreDialog = lazy(() => import('./MoreDialog.tsx'));

interface SheetsProps {
  readonly sheet: Sheet | null;
  readonly onOpen: (sheet: Sheet | null) => void;
}

/** Whatever is open above the page. Each comes as a chunk of its own when it is opened first. */
export function Sheets({ sheet, onOpen }: SheetsProps) {
  const close = () => onOpen(null);
  return (
    <Suspense>
      {sheet === 'palette' && <FindAnything onClose={close} />}
      {sheet === 'help' && <HelpSheet onClose={close} />}
      {sheet === 'display' && <DisplayDialog onClose={close} />}
      {sheet === 'more' && <MoreDialog onClose={close} onDisplay={() => onOpen('display')} />}
    </Suspense>
  );
}
