import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useClockSync } from '../shared/clock/use-clock-sync.ts';
import { useShortcuts } from '../shared/commands/use-shortcuts.ts';
import { useMediaQuery } from '../components/use-media-query.ts';
import { ConnectionBanner } from '../features/connection/components/ConnectionBanner.tsx';
import { useConnection } from '../features/connection/use-connection.ts';
import { useOutage } from '../features/connection/use-outage.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { RouteAnnouncer } from '../shared/navigation/RouteAnnouncer.tsx';
import { BottomBar, TopBar } from './PhoneBars.tsx';
import type { Sheet } from './sheets.ts';
import { Sheets } from './Sheets.tsx';
import { useSettled } from './use-settled.ts';
import { Sidebar } from './Sidebar.tsx';
import { useShellCommands } from './use-shell-commands.ts';

const Toasts = lazy(() => import('../shared/notices/Toasts.tsx'));

/** The frame that stays while pages change. */
export function Shell() {
  const outage = useOutage();
  const connection = useConnection(outage);
  const phone = useMediaQuery('(width < 48rem)');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const settled = useSettled();
  useClockSync();
  useShellCommands(setSheet);
  useShortcuts();
  return (
    <div className="flex min-h-dvh max-md:flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 rounded-sm bg-accent px-3 py-1.5 text-accent-ink not-focus:[clip-path:inset(50%)]"
      >
        Skip to content
      </a>
      {phone ? (
        <TopBar connection={connection} onOpen={setSheet} />
      ) : (
        <Sidebar connection={connection} onOpen={setSheet} />
      )}
      <div className="min-w-0 flex-1">
        <ConnectionBanner outage={outage} />
        <main
          id="main"
          tabIndex={-1}
          data-stale={outage !== null || undefined}
          className="mx-auto max-w-page px-gutter pt-4 pb-24 transition-[filter] duration-400 outline-none data-stale:saturate-[0.2] md:pt-6 md:pb-16"
        >
          <Outlet />
        </main>
      </div>
      {phone && <BottomBar onOpen={setSheet} />}
      <Sheets sheet={sheet} settled={settled} onOpen={setSheet} />
      <RouteAnnouncer />
      {settled && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  );
}
