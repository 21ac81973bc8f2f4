import { useSyncExternalStore } from 'react';
import { CloseIcon } from '../components/icons.tsx';
import { currentNotices, dismissNotice, subscribeNotices } from './notice-store.ts';

/** The region stays mounted: screen readers only announce what appears within a known one. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices);
  return (
    <div role="status" aria-label="Results of actions" className="notices">
      {notices.map(({ id, tone, text }) => (
        <p key={id} className="notice" data-tone={tone}>
          <span>{text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label="Dismiss this message"
            onClick={() => dismissNotice(id)}
          >
            <CloseIcon />
          </button>
        </p>
      ))}
    </div>
  );
}
