import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../shared/notices/notify.ts';
import { toSegment } from '../../../shared/navigation/name-segment.ts';
import CreatePolicyDialog from './CreatePolicyDialog.tsx';

/** Makes a policy, from whatever page, and leads to it. */
export default function NewPolicy({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CreatePolicyDialog
      onClose={onClose}
      onCreated={(name) => {
        notify('done', `The policy ${name} is there. Try it.`);
        onClose();
        void navigate({ to: '/limits/$name', params: { name: toSegment(name) } });
      }}
    />
  );
}
