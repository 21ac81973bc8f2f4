import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { POPUP } from './dialog-style.ts';

interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
}

/** A small window beside its trigger. The page stays usable. */
export function Popover({ trigger, title, children, align = 'end' }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={4} align={align} collisionPadding={8} className="z-50">
          <BasePopover.Popup className={`${POPUP} grid w-[min(22rem,calc(100vw-1rem))] gap-3 p-4`}>
            <BasePopover.Title className="font-semibold">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
