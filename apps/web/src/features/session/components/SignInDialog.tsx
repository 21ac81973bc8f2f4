import { Dialog } from '../../../components/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Above the page whose session has ended. What was asked meanwhile waits, and is done afterwards. */
export default function SignInDialog() {
  return (
    <Dialog title="Your session has ended">
      <p className="text-ink-2">
        Sign in again to go on. Nothing that you typed is lost, and what you did last is done then.
      </p>
      <SignInForm />
    </Dialog>
  );
}
