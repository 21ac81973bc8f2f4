import type { ComponentProps } from 'react';
import { ICON_BUTTON } from './button-style.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for whoever cannot see the icon or does not know it. */
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
