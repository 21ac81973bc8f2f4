import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../shared/notices/notify.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import SpaceDialog from './SpaceDialog.tsx';

/** Makes a space, from whatever page, and leads to it. */
export default function NewSpace({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <SpaceDialog
      space={null}
      onClose={onClose}
      onSaved={(name) => {
        notify('done', `The space ${name} is there. Make its first code.`);
        onClose();
        void navigate({ to: '/invitations/$name', params: { name: toSegment(name) } });
      }}
    />
  );
}
