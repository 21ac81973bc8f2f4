import { Suspense } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { MoreIcon } from '../../../components/icons.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import { useKeyActions } from '../key-action.ts';

// Tables appear before their menus load.
const Menu = lazy(async () => ({
  default: (await import('../../../components/Menu.tsx')).Menu,
}));

/** The actions that operators have on a key. */
export function KeyMenu({ limitKey: key }: { limitKey: string }) {
  const { watch, act } = useKeyActions();
  const button = (
    <IconButton label={`Actions for ${key}`}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <Suspense fallback={button}>
      <Menu
        trigger={button}
        groups={[
          [{ label: 'Select key', onSelect: () => watch(key) }],
          [
            { label: 'Override limits…', onSelect: () => act({ kind: 'override', key }) },
            { label: 'Reset…', onSelect: () => act({ kind: 'reset', key }) },
            { label: 'Unblock', onSelect: () => act({ kind: 'unblock', key }) },
          ],
          [{ label: 'Block…', danger: true, onSelect: () => act({ kind: 'block', key }) }],
        ]}
      />
    </Suspense>
  );
}
