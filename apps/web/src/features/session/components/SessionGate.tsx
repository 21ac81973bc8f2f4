import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { sessionQuery } from '../queries/session-query.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

/**
 * Shows the dashboard to whoever is signed in. The address stays as it is meanwhile, so signing
 * in lands where one wanted to go. A session that ends later is renewed in a dialog above the
 * page, which stays mounted with everything that was typed into it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: session, failureReason } = useQuery(sessionQuery);

  if (session === undefined) {
    if (failureReason === null) return <div className="splash" aria-busy="true" />;
    return (
      <main className="sign-in">
        <ErrorPanel title="Mayfly does not answer">
          <p>The API behind this page cannot be reached. Trying again every two seconds.</p>
        </ErrorPanel>
      </main>
    );
  }
  if (session === 'signed-out' || session === 'link-refused') {
    return <SignInPage linkRefused={session === 'link-refused'} />;
  }
  return (
    <>
      {children}
      {session === 'ended' && (
        <Dialog title="Your session has ended">
          <p className="lead">Sign in again to go on. Nothing that you typed is lost.</p>
          <SignInForm />
        </Dialog>
      )}
    </>
  );
}
