import { IconButton } from '../../../components/IconButton.tsx';
import { MoreIcon } from '../../../components/icons.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { useKeyActions } from '../key-action.ts';

/** The actions that operators have on a key. */
export function KeyMenu({ limitKey: key }: { limitKey: string }) {
  const { watch, act } = useKeyActions();
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${key}`}>
          <MoreIcon />
        </IconButton>
      }
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
  );
}
