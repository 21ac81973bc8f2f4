import { memo } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import { KEPT_CHANGES, useFeedSwitch } from '../settings/use-set-settings.ts';
import { FeedPanel } from './FeedPanel.tsx';

interface LiveUpdatesProps {
  readonly set: string;
  /** The strategy of the set supports a feed. */
  readonly possible: boolean;
  readonly on: boolean;
}

/** The changes of the set, or how often the page updates without a feed. */
export const LiveUpdates = memo(function LiveUpdates({ set, possible, on }: LiveUpdatesProps) {
  const admin = useCan('ADMIN');
  const turn = useFeedSwitch(set);
  if (on) return <FeedPanel set={set} />;
  return (
    <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
      Updates every second
      {possible && admin && (
        <Button
          size="small"
          look="quiet"
          className="px-0! text-accent!"
          busy={turn.isPending}
          onClick={() => turn.mutate(KEPT_CHANGES)}
        >
          Turn on live updates
        </Button>
      )}
    </p>
  );
});
