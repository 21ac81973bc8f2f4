import type { ReactNode } from 'react';

/** An error of a form as a whole. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-sm bg-danger-wash px-3 py-2 font-medium text-danger">
      {children}
    </p>
  );
}
