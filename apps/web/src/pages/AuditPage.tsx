import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../components/PageHeader.tsx';
import { readAuditSearch, type AuditSearch } from '../features/audit/audit-search.ts';
import { AuditFilterForm } from '../features/audit/components/AuditFilterForm.tsx';
import { AuditLog } from '../features/audit/components/AuditLog.tsx';
import { AdminsOnly } from '../shared/session/components/AdminsOnly.tsx';

const route = getRouteApi('/audit');

export function AuditPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/audit' });
  const show = (next: AuditSearch) => void navigate({ search: readAuditSearch({ ...next }) });
  return (
    <AdminsOnly title="Audit" what="the audit log">
      <PageHeader title="Audit" />
      <AuditFilterForm search={search} onSearch={show} />
      <AuditLog search={search} onSearch={show} />
    </AdminsOnly>
  );
}
