import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../components/Button.tsx';
import { useSignOut } from '../mutations/use-sign-out.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Button
      look="quiet"
      size="small"
      busy={signOut.isPending}
      onClick={() => signOut.mutate(undefined, { onSuccess: () => void navigate({ to: '/' }) })}
    >
      Sign out
    </Button>
  );
}
