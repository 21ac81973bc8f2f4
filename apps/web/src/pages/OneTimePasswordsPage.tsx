import { Blank } from '../components/Blank.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

export function OneTimePasswordsPage() {
  return (
    <>
      <PageHeader title="One-time passwords" />
      <Blank title="Not here yet">
        <p>The API can do this already; its page in the dashboard is being built.</p>
      </Blank>
    </>
  );
}
