import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle, type ButtonLook, type ButtonSize } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** A busy button ignores presses but keeps the focus. A disabled one would lose it. */
  readonly busy?: boolean;
  /** For toggle buttons. */
  readonly pressed?: boolean;
}

export function Button({
  look = 'plain',
  size = 'normal',
  busy = false,
  pressed,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={`${buttonStyle(look, size)} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      onClick={press}
      {...rest}
    />
  );
}
