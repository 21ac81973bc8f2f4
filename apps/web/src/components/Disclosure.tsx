import { useState, type ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';

interface DisclosureProps {
  /** A noun, such as "More settings". */
  readonly label: string;
  /** Opens it, for example because a field inside has an error. The user can close it again. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that most users do not need. */
export function Disclosure({ label, open = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(open);
  const [wasAsked, setWasAsked] = useState(open);
  if (open !== wasAsked) {
    setWasAsked(open);
    // It never closes by itself, because the user may be in one of its fields.
    if (open) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="inline-flex list-none items-center gap-1 rounded-xs text-sm font-medium text-ink-2 hover:text-ink pointer-coarse:py-2 [&::-webkit-details-marker]:hidden">
        <span className="-rotate-90 transition-transform group-open:rotate-0">
          <ChevronIcon />
        </span>
        {label}
      </summary>
      <div className="grid gap-3 pt-2">{children}</div>
    </details>
  );
}
