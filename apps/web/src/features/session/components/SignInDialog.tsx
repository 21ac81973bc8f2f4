import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { sessionQuery } from '../queries/session-query.ts';
import { readSession } from '../session-api.ts';
import { SignInForm } from './SignInForm.tsx';

/** Above the page whose session has ended. What was asked meanwhile waits, and is done afterwards. */
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

/** Whoever comes back from another tab may have signed in there. */
function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = async () => {
      // A failure tells nothing new: the form is still there.
      const signedIn = await readSession().catch(() => false);
      if (signedIn) queryClient.setQueryData(sessionQuery.queryKey, 'signed-in');
    };
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [queryClient]);
}
