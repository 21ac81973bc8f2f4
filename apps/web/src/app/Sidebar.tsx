import { Link } from '@tanstack/react-router';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { SearchIcon, DisplayIcon } from '../components/icons.tsx';
import { Kbd } from '../components/Kbd.tsx';
import { Logo } from '../components/Logo.tsx';
import { ConnectionState } from '../features/connection/components/ConnectionState.tsx';
import type { Connection } from '../features/connection/use-connection.ts';
import { SignOutButton } from '../shared/session/components/SignOutButton.tsx';
import { ViewerName } from '../shared/session/components/ViewerName.tsx';
import { PageLink } from '../shared/navigation/PageLink.tsx';
import { usePages } from '../shared/navigation/use-pages.ts';
import type { Sheet } from './sheets.ts';

interface SidebarProps {
  readonly connection: Connection;
  readonly onOpen: (sheet: Sheet) => void;
}

/** The navigation beside the page, on wide screens. */
export function Sidebar({ connection, onOpen }: SidebarProps) {
  const pages = usePages();
  return (
    <header className="sticky top-0 flex h-dvh w-56 flex-none flex-col gap-4 overflow-y-auto border-r border-line bg-sunken px-3 py-4">
      <Link
        to="/"
        aria-label="Mayfly, overview"
        className="flex items-center gap-2 px-2.5 text-lg font-semibold tracking-tight text-ink no-underline"
      >
        <Logo /> Mayfly
      </Link>
      <Button
        size="small"
        className="mx-1 justify-between! font-normal! text-ink-2!"
        onClick={() => onOpen('palette')}
      >
        <span className="flex items-center gap-2">
          <SearchIcon /> Search…
        </span>
        <Kbd keys="$mod+K" />
      </Button>
      <nav aria-label="Main">
        <ul className="grid gap-0.5">
          {pages.map((page) => (
            <li key={page.to}>
              <PageLink page={page} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2 border-t border-line px-2.5 pt-3">
        <ConnectionState connection={connection} />
        <ViewerName />
        <div className="-ml-2 flex items-center justify-between">
          <SignOutButton />
          <IconButton label="Display" onClick={() => onOpen('display')}>
            <DisplayIcon />
          </IconButton>
        </div>
      </div>
    </header>
  );
}
