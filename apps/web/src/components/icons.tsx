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
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M8 3v10M3 8h10" />
  </Icon>
);

export const MoreTimeIcon = () => (
  <Icon>
    <circle cx="7" cy="8.500" r="5" />
    <path d="M7 6v2.500l1.700 1M12.500 1.500v4M10.500 3.500h4" />
  </Icon>
);

export const KeepIcon = () => (
  <Icon>
    <path d="M5.200 8c0-1.600-1-2.500-2-2.500S1.500 6.600 1.500 8s.7 2.500 1.700 2.500c2.600 0 4.100-5 7.600-5 1.700 0 3.700.9 3.700 2.500s-2 2.500-3.700 2.500c-3 0-4-2.500-5.600-2.500" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="2.800" />
    <path d="M8 1.500v1.200M8 13.300v1.200M1.500 8h1.200M13.300 8h1.200M3.400 3.400l.9.9M11.700 11.700l.9.9M12.600 3.400l-.9.9M4.300 11.700l-.9.9" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M13.500 9.500A6 6 0 0 1 6.500 2.500a6 6 0 1 0 7 7Z" />
  </Icon>
);

export const SystemIcon = () => (
  <Icon>
    <rect x="1.800" y="2.500" width="12.400" height="8.500" rx="1.200" />
    <path d="M5.500 13.800h5" />
  </Icon>
);
