import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../components/icons.tsx';
import { currentTheme, setTheme, subscribeTheme } from './theme-store.ts';

const CHOICES = [
  { theme: 'system', label: 'System theme', Icon: SystemIcon },
  { theme: 'light', label: 'Light theme', Icon: SunIcon },
  { theme: 'dark', label: 'Dark theme', Icon: MoonIcon },
] as const;

export function ThemeSwitch() {
  const current = useSyncExternalStore(subscribeTheme, currentTheme);
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <label key={theme} title={label}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            aria-label={label}
            checked={theme === current}
            onChange={() => setTheme(theme)}
          />
          <Icon />
        </label>
      ))}
    </fieldset>
  );
}
