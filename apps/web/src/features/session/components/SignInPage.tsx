import { Logo } from '../../../components/Logo.tsx';
import { SignInForm } from './SignInForm.tsx';

const LINK_REFUSED = 'The token in this link is not valid any more. Use a current one.';

export function SignInPage({ linkRefused }: { linkRefused: boolean }) {
  return (
    <main className="sign-in">
      <title>Sign in · Mayfly</title>
      <div className="sign-in-card">
        <p className="wordmark">
          <Logo /> Mayfly
        </p>
        <h1>Sign in</h1>
        <p className="lead">
          Open the link that <code>npm start</code> printed, or paste its token here.
        </p>
        <SignInForm problem={linkRefused ? LINK_REFUSED : undefined} />
      </div>
    </main>
  );
}
