import { Link, Outlet, useMatchRoute } from '@tanstack/react-router';
import { useClockSync } from '../clock/use-clock-sync.ts';
import { Logo } from '../components/Logo.tsx';
import { ConnectionBanner } from '../features/connection/components/ConnectionBanner.tsx';
import { useOutage } from '../features/connection/use-outage.ts';
import { SignOutButton } from '../features/session/components/SignOutButton.tsx';
import { Notices } from '../notices/Notices.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';

export function Shell() {
  const outage = useOutage();
  useClockSync();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className="top">
        <Link to="/" className="wordmark" aria-label="Mayfly, all sets">
          <Logo /> <span>Mayfly</span>
        </Link>
        <nav aria-label="Main">
          <SetsLink />
          <Link to="/servers">Servers</Link>
        </nav>
        <div className="top-end">
          <ThemeSwitch />
          <SignOutButton />
        </div>
      </header>
      <ConnectionBanner outage={outage} />
      <main id="main" tabIndex={-1} className="main" data-stale={outage !== null || undefined}>
        <Outlet />
      </main>
      <Notices />
    </>
  );
}

/** A set's page is a part of "Sets", although its address is not below that of the list. */
function SetsLink() {
  const matches = useMatchRoute();
  return (
    <Link
      to="/"
      activeOptions={{ exact: true }}
      aria-current={matches({ to: '/sets/$name' }) ? true : undefined}
    >
      Sets
    </Link>
  );
}
