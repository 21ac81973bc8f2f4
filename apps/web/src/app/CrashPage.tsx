import { Button } from '../components/Button.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';

/** For errors of the dashboard, such as a chunk that cannot load after an update. */
export function CrashPage() {
  return (
    <ErrorPanel
      title="Something went wrong"
      action={<Button onClick={() => location.reload()}>Reload</Button>}
    >
      <p>This is an error in the dashboard. Your sets are not affected.</p>
    </ErrorPanel>
  );
}
