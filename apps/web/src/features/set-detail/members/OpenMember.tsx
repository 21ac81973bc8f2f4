import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { visibleName } from './visible-name.ts';
import { MemberDetails, type MemberDetailsProps } from './MemberDetails.tsx';

interface OpenMemberProps extends MemberDetailsProps {
  /** There is space beside the list. */
  readonly wide: boolean;
  readonly onClose: () => void;
}

/** The open member: beside the list, or in a dialog on narrow screens. */
export default function OpenMember({ wide, onClose, ...details }: OpenMemberProps) {
  const { member } = details;
  if (wide) return <Beside key={member} onClose={onClose} {...details} />;
  return (
    <Dialog title={visibleName(member)} onClose={onClose}>
      <MemberDetails {...details} />
    </Dialog>
  );
}

function Beside({ onClose, ...details }: MemberDetailsProps & { onClose: () => void }) {
  const section = useRef<HTMLElement>(null);
  // The focus moves here when opened from the list, and back when closed.
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    section.current?.focus({ preventScroll: true });
    return () => opener.focus({ preventScroll: true });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as in a dialog.
    <section
      ref={section}
      aria-label={`Member ${details.member}`}
      tabIndex={-1}
      className="min-w-0 rounded-md border border-line bg-raised p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="mb-2 flex items-start justify-between gap-2">
        <h2 className="pt-1 font-mono font-semibold wrap-anywhere">
          <bdi>{visibleName(details.member)}</bdi>
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <MemberDetails {...details} />
    </section>
  );
}
