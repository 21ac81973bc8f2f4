import { useMemo } from 'react';
import { useCan, useViewer } from '../session/viewer.ts';
import { PAGES, type NavigationPage } from './pages.ts';

/** The pages that the user can open. */
export function usePages(): readonly NavigationPage[] {
  const admin = useCan('ADMIN');
  const scoped = useViewer()?.isScoped === true;
  return useMemo(
    () =>
      PAGES.filter(
        ({ adminOnly = false, isGlobal = false }) => (admin || !adminOnly) && !(scoped && isGlobal),
      ),
    [admin, scoped],
  );
}
