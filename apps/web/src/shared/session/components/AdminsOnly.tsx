import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { hasRole, ROLE_NAMES } from '../role.ts';
import { useViewer } from '../viewer.ts';

interface AdminsOnlyProps {
  /** The page's title. */
  readonly title: string;
  /** What only admins see, such as "the audit log". */
  readonly what: string;
  readonly children: ReactNode;
}

/** A page for admins. Others reach it only by a link, and read why it is empty. */
export function AdminsOnly({ title, what, children }: AdminsOnlyProps) {
  const viewer = useViewer();
  if (viewer && hasRole(viewer.role, 'ADMIN')) return children;
  return (
    <>
      <PageHeader title={title} />
      {viewer ? (
        <EmptyState title="Admins only">
          <p>
            Only admins can see {what}. You are signed in as {ROLE_NAMES[viewer.role]}{' '}
            <code>{viewer.name}</code>.
          </p>
        </EmptyState>
      ) : (
        <Skeleton label="Loading your account" rows={4} />
      )}
    </>
  );
}
