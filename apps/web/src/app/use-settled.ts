import { useEffect, useState } from 'react';

/** How long what is not needed yet waits for the first page to be there. */
const WAIT_MS = 1_500;

/** False at first: whatever waits for it does not compete with the first page. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
