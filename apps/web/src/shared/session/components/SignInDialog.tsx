import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { sessionQuery } from '../queries/session-query.ts';
import { readSession } from '../session-api.ts';
import { SignInForm } from './SignInForm.tsx';

/** Shown above the page when the session has ended. Pending requests wait, and run after sign-in. */
export default function SignInDialog() {
  useOtherTabs();
  return (
    <Dialog title="Your session has ended">
      <p className="text-ink-2">
        Sign in to continue. Your input is kept, and your last action will be retried.
      </p>
      <SignInForm />
    </Dialog>
  );
}

/** The user may have signed in in another tab, so check when this tab receives the focus. */
function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = async () => {
      // A failure changes nothing: the form is still open.
      const signedIn = await readSession().catch(() => false);
      if (signedIn) queryClient.setQueryData(sessionQuery.queryKey, 'signed-in');
    };
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [queryClient]);
}
