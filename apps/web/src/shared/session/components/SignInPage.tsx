import { Logo } from '../../../components/Logo.tsx';
import type { Session } from '../queries/session-query.ts';
import { FULL, SignInForm } from './SignInForm.tsx';

const PROBLEMS = {
  'signed-out': undefined,
  'link-refused': 'The token in this link is no longer valid. Use a current one.',
  'link-full': FULL,
} as const;

interface SignInPageProps {
  readonly session: Exclude<Session, 'signed-in' | 'ended'>;
}

export default function SignInPage({ session }: SignInPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-6">
      <title>Sign in · Mayfly</title>
      <div className="grid w-full max-w-sm gap-3 rounded-md border border-line bg-raised p-5 sm:p-8">
        <p className="mb-2 inline-flex items-center gap-2 text-lg font-semibold tracking-tight">
          <Logo /> Mayfly
        </p>
        <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
        <p className="text-ink-2">
          Open the link that <code>npm start</code> printed, or paste its token here.
        </p>
        <SignInForm problem={PROBLEMS[session]} />
      </div>
    </main>
  );
}
