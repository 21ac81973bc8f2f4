import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command } from '../shared/commands/command.ts';
import { useCommands } from '../shared/commands/use-commands.ts';
import { timeFormat } from '../shared/clock/time-preferences.ts';
import { useSignOut } from '../shared/session/mutations/use-sign-out.ts';
import { usePages } from '../shared/navigation/use-pages.ts';
import { notify } from '../shared/notices/notify.ts';
import { setTheme, THEMES } from '../shared/theme/theme-store.ts';
import { themeLabel } from '../shared/theme/ThemeSwitch.tsx';
import { pageUndo } from '../shared/undo/undo-stack.ts';
import type { Sheet } from './sheets.ts';

/** The commands of every page. */
export function useShellCommands(open: (sheet: Sheet) => void): void {
  const navigate = useNavigate();
  const pages = usePages();
  const { mutate: signOut } = useSignOut();
  const commands = useMemo(
    (): readonly Command[] => [
      ...pages.map(({ to, label, keys }) => ({
        id: `go.${to}`,
        label,
        group: 'Go to',
        keys,
        run: () => void navigate({ to }),
      })),
      {
        id: 'palette',
        label: 'Search everything',
        group: 'General',
        keys: '$mod+k',
        whileTyping: true,
        run: () => open('palette'),
      },
      {
        id: 'help',
        label: 'Keyboard shortcuts',
        group: 'General',
        keys: 'Shift+?',
        run: () => open('help'),
      },
      {
        id: 'undo',
        label: 'Undo last action',
        group: 'General',
        keys: '$mod+z',
        run: () => {
          if (pageUndo.latest()) void pageUndo.undo();
          else notify('failed', 'There is nothing to undo.');
        },
      },
      {
        id: 'time-format',
        label: 'Switch time format',
        group: 'General',
        keys: 't',
        words: ['absolute', 'relative'],
        run: () => timeFormat.set(timeFormat.get() === 'relative' ? 'absolute' : 'relative'),
      },
      {
        id: 'display',
        label: 'Display: theme, times and zone',
        group: 'General',
        run: () => open('display'),
      },
      ...THEMES.map((theme) => ({
        id: `theme.${theme}`,
        label: themeLabel(theme),
        group: 'General',
        run: () => setTheme(theme),
      })),
      {
        id: 'sign-out',
        label: 'Sign out',
        group: 'General',
        run: () => signOut(undefined, { onSuccess: () => void navigate({ to: '/' }) }),
      },
    ],
    [pages, navigate, open, signOut],
  );
  useCommands(commands);
}
