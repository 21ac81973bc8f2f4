import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../shared/notices/notify.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import CreateSetDialog from './CreateSetDialog.tsx';

/** Creates a set, from any page, and opens it. */
export default function NewSet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CreateSetDialog
      onClose={onClose}
      onCreated={(name) => {
        notify('done', `Set ${name} created. Add its first member.`);
        onClose();
        void navigate({ to: '/sets/$name', params: { name: toSegment(name) } });
      }}
    />
  );
}
