import type { ReactNode } from 'react';

interface ReadingProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: string;
}

/** One figure of an instrument: a small label over a large value. Lives in a `dl`. */
export function Reading({ label, children, note }: ReadingProps) {
  return (
    <div className="reading">
      <dt>{label}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
