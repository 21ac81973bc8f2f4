import { useMemo } from 'react';
import { useCan } from '../session/viewer.ts';
import { PAGES, type NavigationPage } from './pages.ts';

/** The pages that the user can open. */
export function usePages(): readonly NavigationPage[] {
  const admin = useCan('ADMIN');
  return useMemo(() => PAGES.filter(({ adminOnly = false }) => admin || !adminOnly), [admin]);
}
