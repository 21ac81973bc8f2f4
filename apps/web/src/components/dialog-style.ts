export const BACKDROP = 'fixed inset-0 z-40 bg-veil';

/** A sheet at the bottom on phones, a centred window elsewhere. */
export const DIALOG =
  'fixed z-50 grid max-h-[calc(100dvh-2rem)] w-full animate-rise overflow-auto rounded-md border ' +
  'border-line bg-raised text-ink shadow-high inset-x-0 bottom-0 max-sm:rounded-b-none ' +
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2';

/** The maximum width of the window, and the space inside it. */
export const DIALOG_BODY = {
  narrow: 'gap-3 p-5 sm:max-w-sm',
  wide: 'gap-3 p-5 sm:max-w-lg',
} as const;

export const DIALOG_TITLE = 'pr-9 text-lg font-semibold tracking-tight wrap-anywhere';

export const DIALOG_ACTIONS = 'mt-1 flex flex-wrap justify-end gap-2';

/** For menus, popovers and select lists. */
export const POPUP =
  'rounded-md border border-line bg-raised text-ink shadow-high outline-none animate-rise';

export const POPUP_ITEM =
  'flex cursor-default items-center gap-2 rounded-xs px-2.5 py-1.5 outline-none select-none ' +
  'data-highlighted:bg-accent-wash data-disabled:opacity-55 pointer-coarse:py-2.5';
