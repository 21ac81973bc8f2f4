import { useMemo } from 'react';
import { useCan, useViewer } from '../session/viewer.ts';
import { isGlobal, PAGES, type NavigationPage } from './pages.ts';

/** The pages that the user can open. */
export function usePages(): readonly NavigationPage[] {
  const admin = useCan('ADMIN');
  const scoped = useViewer()?.isScoped === true;
  return useMemo(
    () => PAGES.filter((page) => (admin || page.adminOnly !== true) && !(scoped && isGlobal(page))),
    [admin, scoped],
  );
}
