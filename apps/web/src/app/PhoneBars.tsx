import { Link } from '@tanstack/react-router';
import { IconButton } from '../components/IconButton.tsx';
import { MenuIcon, SearchIcon } from '../components/icons.tsx';
import { Logo } from '../components/Logo.tsx';
import { ConnectionState } from '../features/connection/components/ConnectionState.tsx';
import type { Connection } from '../features/connection/use-connection.ts';
import { PageLink } from '../shared/navigation/PageLink.tsx';
import { isInBar } from '../shared/navigation/pages.ts';
import { usePages } from '../shared/navigation/use-pages.ts';
import type { Sheet } from './sheets.ts';

interface BarProps {
  readonly onOpen: (sheet: Sheet) => void;
}

/** The bar at the top of a phone's screen. */
export function TopBar({ connection, onOpen }: BarProps & { readonly connection: Connection }) {
  return (
    <header className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-1.5">
      <Link
        to="/"
        aria-label="Mayfly, overview"
        className="mr-auto flex min-h-10 items-center gap-2 font-semibold tracking-tight text-ink no-underline"
      >
        <Logo /> Mayfly
      </Link>
      <ConnectionState connection={connection} />
      <IconButton label="Search everything" className="size-10" onClick={() => onOpen('palette')}>
        <SearchIcon />
      </IconButton>
    </header>
  );
}

/** The bar at the bottom, within reach of the thumb. */
export function BottomBar({ onOpen }: BarProps) {
  const pages = usePages();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-sunken pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-5">
        {pages.filter(isInBar).map((page) => (
          <li key={page.to} className="grid min-w-0">
            <PageLink page={page} bar />
          </li>
        ))}
        <li className="grid min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            className="flex flex-col items-center gap-0.5 px-1 pt-2.5 pb-1.5 text-xs font-medium text-ink-2"
            onClick={() => onOpen('more')}
          >
            <MenuIcon /> More
          </button>
        </li>
      </ul>
    </nav>
  );
}
