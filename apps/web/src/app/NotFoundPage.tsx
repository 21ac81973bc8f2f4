import { Link } from '@tanstack/react-router';
import { ErrorPanel } from '../components/ErrorPanel.tsx';

export function NotFoundPage() {
  return (
    <ErrorPanel title="Page not found" action={<Link to="/">Overview</Link>}>
      <p>Check the address, or start at the overview.</p>
    </ErrorPanel>
  );
}
