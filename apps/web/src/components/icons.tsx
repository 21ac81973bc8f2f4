import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="flex-none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon that is a single path. */
const path = (d: string) => {
  function PathIcon() {
    return (
      <Icon>
        <path d={d} />
      </Icon>
    );
  }
  return PathIcon;
};

export const CloseIcon = path('m4 4 8 8M12 4l-8 8');
export const PlusIcon = path('M8 3v10M3 8h10');
export const CheckIcon = path('m3.500 8.500 3 3 6-7');
export const DashIcon = path('M4 8h8');
export const ChevronIcon = path('m4.500 6.500 3.500 3.500 3.500-3.500');
export const CopyIcon = path('M5.500 5.500h8v8h-8ZM10.500 5.500v-3h-8v8h3');
export const MoreIcon = path('M3 8h.010M8 8h.010M13 8h.010');
export const MenuIcon = path('M2.500 4.500h11M2.500 8h11M2.500 11.500h11');
export const PauseIcon = path('M5.500 3.500v9M10.500 3.500v9');
export const PlayIcon = path('m5 3 8 5-8 5Z');
export const SearchIcon = path('M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.800 10.800 14 14');

export const MoreTimeIcon = path(
  'M12 8.500a5 5 0 1 1-5-5M7 6v2.500l1.700 1M12.500 1.500v4M10.500 3.500h4',
);
export const KeepIcon = path(
  'M5.200 8c0-1.600-1-2.500-2-2.500S1.500 6.600 1.500 8s.7 2.500 1.700 2.500c2.600 0 4.100-5 7.600-5 1.700 0 3.700.9 3.700 2.500s-2 2.500-3.700 2.500c-3 0-4-2.500-5.600-2.500',
);

export const SunIcon = path(
  'M10.800 8a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0ZM8 1.500v1.200M8 13.300v1.200M1.500 8h1.200M13.300 8h1.200M3.400 3.400l.9.9M11.700 11.700l.9.9M12.600 3.400l-.9.9M4.300 11.700l-.9.9',
);
export const MoonIcon = path('M13.500 9.500A6 6 0 0 1 6.500 2.500a6 6 0 1 0 7 7Z');
export const SystemIcon = path('M1.800 2.500h12.400v8.500H1.800ZM5.500 13.800h5');

export const OverviewIcon = path('M2 13.500V8M6 13.500v-8M10 13.500v-4M14 13.500v-11');
export const WebhookIcon = path('M2 8h7M6.500 4.500 10 8l-3.500 3.500M13.500 3v10');
export const SetsIcon = path('M2.500 4h11M2.500 8h8M2.500 12h4');
export const LimitsIcon = path('M2.500 11.500a5.500 5.500 0 1 1 11 0M8 11.500l2.500-4');
export const PasswordIcon = path('M1.500 5h13v6h-13ZM4.500 8h.010M8 8h.010M11.500 8h.010');
export const InvitationIcon = path('M1.500 3.500h13v9h-13ZM1.500 4.500 8 9l6.500-4.500');
export const SeriesIcon = path('M2 2.500v11h12M4.500 10l3-3.500 2.500 2 3.500-4.500');
export const ServersIcon = path('M2 3h12v4H2ZM2 9h12v4H2ZM4.500 5h.010M4.500 11h.010');
export const ExplorerIcon = path(
  'm5.500 4.500-3.500 3.500 3.500 3.500M10.500 4.500l3.500 3.500-3.500 3.500',
);
export const AuditIcon = path('M4 1.500h8v13H4ZM6.500 5h3M6.500 8h3M6.500 11h1.500');
export const TokenIcon = path(
  'M8 10.500a3.500 3.500 0 1 1-3.500-3.500c1.500 0 2.700 1 3.300 2.200M7.500 8l6-5.500M11 4.800l2 2',
);
export const SettingsIcon = path(
  'M2 4.500h6M11 4.500h3M9.500 3v3M2 11.500h2.500M7.500 11.500H14M6 10v3',
);
export const DisplayIcon = path('M8 2a6 6 0 1 0 0 12ZM8 2a6 6 0 0 1 0 12M10.5 5v6');
