import { IconButton } from '../../../components/IconButton.tsx';
import { MoreIcon } from '../../../components/icons.tsx';
import { Menu } from '../../../components/Menu.tsx';
import type { KeyAction } from '../key-action.ts';

interface KeyMenuProps {
  readonly limitKey: string;
  readonly onWatch: (key: string) => void;
  readonly onAct: (act: KeyAction) => void;
}

/** The actions that operators have on a key. */
export function KeyMenu({ limitKey: key, onWatch, onAct }: KeyMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${key}`}>
          <MoreIcon />
        </IconButton>
      }
      groups={[
        [{ label: 'Select key', onSelect: () => onWatch(key) }],
        [
          { label: 'Override limits…', onSelect: () => onAct({ kind: 'override', key }) },
          { label: 'Reset…', onSelect: () => onAct({ kind: 'reset', key }) },
          { label: 'Unblock', onSelect: () => onAct({ kind: 'unblock', key }) },
        ],
        [{ label: 'Block…', danger: true, onSelect: () => onAct({ kind: 'block', key }) }],
      ]}
    />
  );
}
