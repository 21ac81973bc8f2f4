import { PageHeader } from '../components/PageHeader.tsx';
import { AccountPanel } from '../features/settings/components/AccountPanel.tsx';
import { DisplayPanel } from '../features/settings/components/DisplayPanel.tsx';
import { KeyboardPanel } from '../features/settings/components/KeyboardPanel.tsx';
import { Versions } from '../features/settings/components/Versions.tsx';

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AccountPanel />
        <DisplayPanel />
        <div className="lg:col-span-2">
          <KeyboardPanel />
        </div>
        <Versions />
      </div>
    </>
  );
}
