import { Button } from '../components/Button.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';

/** For faults of the dashboard itself, such as a chunk that cannot be loaded after an update. */
export function CrashPage() {
  return (
    <ErrorPanel
      title="This page broke"
      action={<Button onClick={() => location.reload()}>Reload</Button>}
    >
      <p>The fault is the dashboard’s, not yours. Your sets are not affected.</p>
    </ErrorPanel>
  );
}
