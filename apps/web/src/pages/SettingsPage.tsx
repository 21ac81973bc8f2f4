import { Blank } from '../components/Blank.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" />
      <Blank title="Not here yet">
        <p>The API can do this already; its page in the dashboard is being built.</p>
      </Blank>
    </>
  );
}
