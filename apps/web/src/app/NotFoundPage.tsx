import { Link } from '@tanstack/react-router';
import { ErrorPanel } from '../components/ErrorPanel.tsx';

export function NotFoundPage() {
  return (
    <ErrorPanel title="Nothing at this address" action={<Link to="/">Overview</Link>}>
      <p>It may have been here once. Most things are not, for long.</p>
    </ErrorPanel>
  );
}
