import { useEffect, useMemo, useRef, useState } from 'react';
import { holdOrder } from '../hold-order.ts';
import type { Member } from '../member.ts';

/** How long after the last movement of pointer or keys the order is held. */
const HOLD_MS = 3_000;

/**
 * Holds the order of the rows while somebody works with them. Expired members still vanish at
 * once; it is only the others that stay where they are.
 */
export function useHeldOrder(members: readonly Member[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useMemo(() => (order ? holdOrder(order, members) : members), [order, members]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => {
    clearTimeout(timer.current);
    setOrder(null);
  };
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, HOLD_MS);
    setOrder((held) => held ?? members.map(({ member }) => member));
  };

  return { rows, held: order !== null, hold, release };
}
