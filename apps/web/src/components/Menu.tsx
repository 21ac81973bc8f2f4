import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { POPUP, POPUP_ITEM } from './dialog-style.ts';

interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** A line separates the groups. */
  readonly groups: readonly (readonly MenuAction[])[];
  readonly align?: 'start' | 'end';
}

export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align={align} className="z-50">
          <BaseMenu.Popup className={`${POPUP} min-w-44 p-1`}>
            {groups.map((actions, group) => (
              <BaseMenu.Group key={group}>
                {group > 0 && <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />}
                {actions.map(({ label, icon, danger, disabled, onSelect }) => (
                  <BaseMenu.Item
                    key={label}
                    disabled={disabled ?? false}
                    onClick={onSelect}
                    className={`${POPUP_ITEM} ${danger ? 'text-danger data-highlighted:bg-danger-wash' : ''}`}
                  >
                    {icon}
                    {label}
                  </BaseMenu.Item>
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
