import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command } from '../commands/command.ts';
import Palette from '../commands/Palette.tsx';
import { useSets } from '../features/sets/queries/use-sets.ts';
import { toSegment } from '../features/sets/set-address.ts';

/** The palette, with the sets by their names. */
export default function FindAnything({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const sets = useSets().data?.sets;
  const found = useMemo(
    () =>
      (sets ?? []).map(({ name }): Command => ({
        id: `set.${name}`,
        label: name,
        group: 'Sets',
        run: () => void navigate({ to: '/sets/$name', params: { name: toSegment(name) } }),
      })),
    [sets, navigate],
  );
  return <Palette found={found} onClose={onClose} />;
}
