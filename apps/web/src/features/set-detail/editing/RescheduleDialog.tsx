import { Dialog } from '../../../components/Dialog.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { RescheduleForm } from './RescheduleForm.tsx';

interface RescheduleDialogProps {
  readonly count: number;
  readonly onExtend: (byMs: number) => void;
  readonly onExpireAt: (at: number) => void;
  readonly onClose: () => void;
}

/** Changes the expiry of all selected members. */
export default function RescheduleDialog(props: RescheduleDialogProps) {
  const { count, onExtend, onExpireAt, onClose } = props;
  const what = count === 1 ? '1 member' : `${wholeNumber.format(count)} members`;
  return (
    <Dialog title={`Change expiry of ${what}`} onClose={onClose}>
      <RescheduleForm
        autoFocus
        onExtend={(byMs) => {
          onExtend(byMs);
          onClose();
        }}
        onExpireAt={(at) => {
          onExpireAt(at);
          onClose();
        }}
      />
    </Dialog>
  );
}
