import { Blank } from '../components/Blank.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

export function AuditPage() {
  return (
    <>
      <PageHeader title="Audit" />
      <Blank title="Not here yet">
        <p>The API can do this already; its page in the dashboard is being built.</p>
      </Blank>
    </>
  );
}
