import { Dialog } from '../components/Dialog.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { DisplayIcon } from '../components/icons.tsx';
import { SignOutButton } from '../shared/session/components/SignOutButton.tsx';
import { ViewerName } from '../shared/session/components/ViewerName.tsx';
import { PageLink } from '../shared/navigation/PageLink.tsx';
import { isInBar } from '../shared/navigation/pages.ts';
import { usePages } from '../shared/navigation/use-pages.ts';

interface MoreDialogProps {
  readonly onClose: () => void;
  readonly onDisplay: () => void;
}

/** The entries that do not fit into the bar of a phone. */
export default function MoreDialog({ onClose, onDisplay }: MoreDialogProps) {
  const pages = usePages();
  return (
    <Dialog title="More" onClose={onClose}>
      <nav aria-label="More pages">
        <ul className="grid gap-0.5">
          {pages
            .filter((page) => !isInBar(page))
            .map((page) => (
              <li key={page.to}>
                <PageLink page={page} onNavigate={onClose} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex items-center gap-3 border-t border-line pt-3">
        <div className="mr-auto min-w-0">
          <ViewerName />
        </div>
        <SignOutButton />
        <IconButton label="Display" onClick={onDisplay}>
          <DisplayIcon />
        </IconButton>
      </div>
    </Dialog>
  );
}
