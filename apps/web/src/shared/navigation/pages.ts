import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  AuditIcon,
  ExplorerIcon,
  InvitationIcon,
  LimitsIcon,
  OverviewIcon,
  PasswordIcon,
  SeriesIcon,
  ServersIcon,
  SetsIcon,
  SettingsIcon,
  TokenIcon,
  WebhookIcon,
} from '../../components/icons.tsx';

/** A page in the navigation, the palette and the shortcuts. */
export interface NavigationPage {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  /** For places with space for one word. */
  readonly shortLabel?: string;
  readonly Icon: () => ReactNode;
  readonly keys: string;
  /** Another address whose pages belong to this one. */
  readonly also?: string;
  readonly adminOnly?: boolean;
}

export const PAGES: readonly NavigationPage[] = [
  { to: '/', label: 'Overview', Icon: OverviewIcon, keys: 'g o' },
  { to: '/sets', label: 'Sets', Icon: SetsIcon, keys: 'g s', also: '/adopted' },
  { to: '/limits', label: 'Rate limits', shortLabel: 'Limits', Icon: LimitsIcon, keys: 'g l' },
  { to: '/one-time-passwords', label: 'One-time passwords', Icon: PasswordIcon, keys: 'g p' },
  { to: '/invitations', label: 'Invitations', Icon: InvitationIcon, keys: 'g i' },
  { to: '/series', label: 'Series', Icon: SeriesIcon, keys: 'g r' },
  { to: '/webhooks', label: 'Webhooks', Icon: WebhookIcon, keys: 'g w', adminOnly: true },
  { to: '/servers', label: 'Servers', Icon: ServersIcon, keys: 'g v' },
  { to: '/explorer', label: 'API explorer', Icon: ExplorerIcon, keys: 'g x' },
  { to: '/audit', label: 'Audit', Icon: AuditIcon, keys: 'g a', adminOnly: true },
  { to: '/tokens', label: 'Tokens', Icon: TokenIcon, keys: 'g t', adminOnly: true },
  { to: '/settings', label: 'Settings', Icon: SettingsIcon, keys: 'g e' },
];

/** The pages in the bar of a phone; "More" has the others. */
const IN_BAR: readonly string[] = ['/', '/sets', '/limits', '/servers'];

export const isInBar = ({ to }: NavigationPage) => IN_BAR.includes(to);

/** They show the whole server, so users with scopes cannot open them. */
const GLOBAL: readonly string[] = ['/', '/servers', '/audit', '/tokens'];

export const isGlobal = ({ to }: NavigationPage) => GLOBAL.includes(to);
