import type { ComponentProps } from 'react';
import { ICON_BUTTON } from './button-style.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, as its accessible name and tooltip. */
  readonly label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${ICON_BUTTON} ${className}`}
      {...rest}
    />
  );
}
