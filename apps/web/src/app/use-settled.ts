import { useEffect, useState } from 'react';
import { startFetching } from '../shared/loading/fetch-later.ts';

/** Delay after the first page, for work that is not needed yet. */
const WAIT_MS = 1_500;

/** False at first, so that other work does not compete with the first page. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(true);
      startFetching();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
