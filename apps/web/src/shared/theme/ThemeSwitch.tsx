import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../components/icons.tsx';
import { Segments } from '../../components/Segments.tsx';
import { currentTheme, setTheme, subscribeTheme, THEMES, type Theme } from './theme-store.ts';

const LOOK = {
  system: { label: 'System theme', icon: <SystemIcon /> },
  light: { label: 'Light theme', icon: <SunIcon /> },
  dark: { label: 'Dark theme', icon: <MoonIcon /> },
} as const;

export const themeLabel = (theme: Theme) => LOOK[theme].label;

const themeIcon = (theme: Theme) => LOOK[theme].icon;

export function ThemeSwitch() {
  const current = useSyncExternalStore(subscribeTheme, currentTheme);
  return (
    <Segments
      legend="Theme"
      choices={THEMES}
      labelOf={themeLabel}
      iconOf={themeIcon}
      chosen={current}
      onPick={setTheme}
    />
  );
}
