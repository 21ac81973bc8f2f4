import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../shared/notices/notify.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import CreateSetDialog from './CreateSetDialog.tsx';

/** Makes a set, from whatever page, and leads to it. */
export default function NewSet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CreateSetDialog
      onClose={onClose}
      onCreated={(name) => {
        notify('done', `The set ${name} is there. Add its first member.`);
        onClose();
        void navigate({ to: '/sets/$name', params: { name: toSegment(name) } });
      }}
    />
  );
}
