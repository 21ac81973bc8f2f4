import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { buttonStyle, ICON_BUTTON } from '../../components/button-style.ts';
import { CloseIcon } from '../../components/icons.tsx';
import { showNoticesWith } from './notify.ts';

const MAX_AT_ONCE = 3;

function Connected() {
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(
    () =>
      showNoticesWith(({ tone, text, action, forMs }) => {
        const id = add({
          description: text,
          type: tone,
          // With a high priority, the library adds an alert to the live region: screen readers would read it twice.
          priority: 'low',
          timeout: forMs,
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                close(id);
                action.run();
              },
            },
          }),
        });
        return { close: () => close(id) };
      }),
    [add, close],
  );
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // It has the role dialog, which needs a name.
      aria-label="Message"
      className="pointer-events-auto max-w-[min(var(--container-md),100%)] animate-rise rounded-sm border border-line border-l-3 border-l-accent bg-raised shadow-high data-[type=failed]:border-l-danger"
    >
      <Toast.Content className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
        <Toast.Description className="min-w-0 wrap-anywhere" />
        <Toast.Action className={`${buttonStyle('plain', 'small')} flex-none`} />
        <Toast.Close aria-label="Dismiss message" className={ICON_BUTTON}>
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** The results of actions, at the bottom of the screen. F6 moves there. Pointing at one pauses its timer. */
export default function Toasts() {
  return (
    <Toast.Provider limit={MAX_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Notifications"
          className="pointer-events-none fixed inset-x-0 bottom-4 z-60 grid justify-items-center gap-2 px-4 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]"
        >
          <Connected />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
