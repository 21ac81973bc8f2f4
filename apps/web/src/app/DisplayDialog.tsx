import { Dialog } from '../components/Dialog.tsx';
import { DisplayChoices } from '../features/settings/components/DisplayChoices.tsx';

export default function DisplayDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Display" onClose={onClose}>
      <DisplayChoices />
    </Dialog>
  );
}
