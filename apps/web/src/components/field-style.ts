export const FIELD = 'grid min-w-0 content-start gap-1';
export const FIELD_LABEL = 'text-sm font-medium text-ink-2';

/** 16 px on touch screens, because browsers zoom into smaller text. */
export const FIELD_CONTROL =
  'min-h-9 w-full rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-sm ' +
  'text-ink focus-visible:-outline-offset-1 focus-visible:rounded-sm aria-invalid:border-danger ' +
  'aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)] disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-11 pointer-coarse:text-lg';

/** For typed values; choices are words. */
export const FIELD_INPUT = `${FIELD_CONTROL} font-mono`;

export const FIELD_NOTE =
  'min-h-5 text-sm text-ink-2 data-problem:font-medium data-problem:text-danger';
