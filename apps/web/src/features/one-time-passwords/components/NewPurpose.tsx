import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../shared/notices/notify.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import PurposeDialog from './PurposeDialog.tsx';

/** Makes a purpose, from whatever page, and leads to it. */
export default function NewPurpose({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <PurposeDialog
      purpose={null}
      onClose={onClose}
      onSaved={(name) => {
        notify('done', `The purpose ${name} is there. Issue its first password.`);
        onClose();
        void navigate({ to: '/one-time-passwords/$name', params: { name: toSegment(name) } });
      }}
    />
  );
}
