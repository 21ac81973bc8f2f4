import { Link, useLocation } from '@tanstack/react-router';
import type { NavigationPage } from './pages.ts';

interface PageLinkProps {
  readonly page: NavigationPage;
  /** In a bar, the icon is above a short label. */
  readonly bar?: boolean;
  readonly onNavigate?: () => void;
}

const ROW =
  'relative flex items-center gap-2.5 rounded-sm px-2.5 py-1.5 pointer-coarse:py-2.5 ' +
  "aria-[current]:before:absolute aria-[current]:before:inset-y-1.5 aria-[current]:before:-left-px aria-[current]:before:w-0.5 aria-[current]:before:bg-accent aria-[current]:before:content-[''] " +
  'aria-[current]:bg-accent-wash';
const BAR =
  'flex min-w-0 flex-col items-center gap-0.5 border-t-2 border-transparent px-1 pt-2 pb-1.5 text-xs ' +
  'aria-[current]:border-accent';

/** A link to a page. It stays marked on the pages below: the page of a set belongs to "Sets". */
export function PageLink({ page, bar = false, onNavigate }: PageLinkProps) {
  const { to, label, shortLabel, Icon, also } = page;
  const isAlso = useLocation({
    select: ({ pathname }) => also !== undefined && pathname.startsWith(also),
  });
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className={`font-medium text-ink-2 no-underline hover:text-ink aria-[current]:text-ink ${bar ? BAR : ROW}`}
      {...(isAlso && { 'aria-current': 'page' })}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <Icon />
      <span className="truncate">{bar ? (shortLabel ?? label) : label}</span>
    </Link>
  );
}
