export type ButtonLook = 'plain' | 'primary' | 'danger' | 'quiet';
export type ButtonSize = 'normal' | 'small';

const SHAPE =
  'inline-flex items-center justify-center gap-1.5 rounded-sm border font-medium whitespace-nowrap ' +
  'no-underline transition-colors aria-busy:cursor-progress aria-busy:opacity-75 ' +
  'disabled:cursor-not-allowed disabled:opacity-55';

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-9 px-3 pointer-coarse:min-h-11',
  small: 'min-h-7 px-2 text-sm pointer-coarse:min-h-9',
};

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  plain:
    'border-line-strong bg-raised text-ink hover:border-ink-2 hover:bg-sunken aria-pressed:border-accent ' +
    'aria-pressed:bg-accent-wash',
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-deep hover:bg-accent-deep',
  danger: 'border-danger/60 bg-transparent text-danger hover:border-danger hover:bg-danger-wash',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
};

/** The classes of a button, also for links and triggers that look like one. */
export function buttonStyle(look: ButtonLook = 'plain', size: ButtonSize = 'normal'): string {
  return `${SHAPE} ${SIZES[size]} ${LOOKS[look]}`;
}

/** The classes of a square button with only an icon. */
export const ICON_BUTTON =
  'inline-grid size-8 flex-none place-items-center rounded-sm text-ink-2 transition-colors ' +
  'hover:bg-sunken hover:text-ink pointer-coarse:size-10';
