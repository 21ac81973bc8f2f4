import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the catalogue. The tests compare each with a picture. */
export function Section({ title, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-4 border-t border-line bg-paper pt-4 pb-2"
    >
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** Examples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-6 gap-y-4">{children}</div>;
}

interface ExampleProps {
  /** The component and its state, such as "Button, busy". */
  readonly label: string;
  /** A state that its first control shows permanently. */
  readonly state?: 'hover' | 'focus-visible';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Example({ label, state, wide = false, children }: ExampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = frame.current?.querySelector('button, input, textarea, a, [role], tr, summary');
    if (state) control?.setAttribute('data-state', state);
  }, [state]);
  return (
    <div
      ref={frame}
      className={`grid content-start justify-items-start gap-1 ${wide ? 'w-full' : ''}`}
    >
      <p className="text-xs text-ink-2">{label}</p>
      <div className={wide ? 'w-full' : ''}>{children}</div>
    </div>
  );
}
