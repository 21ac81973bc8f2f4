import { memo } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { KEPT_CHANGES, useFeedSwitch } from '../settings/use-set-settings.ts';
import { FeedPanel } from './FeedPanel.tsx';

interface ChangeFeedProps {
  readonly set: string;
  /** The strategy of the set supports a feed. */
  readonly possible: boolean;
  readonly on: boolean;
}

/** The changes of the set, or how often the page updates without a feed. */
export const ChangeFeed = memo(function ChangeFeed({ set, possible, on }: ChangeFeedProps) {
  const admin = useCan('ADMIN');
  const turn = useFeedSwitch(set);
  const error = useStandingError(turn.error);
  if (on) return <FeedPanel set={set} />;
  return (
    <div className="grid gap-1">
      <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
        Updates every few seconds
        {possible && admin && (
          <Button
            size="small"
            look="quiet"
            className="px-0! text-accent!"
            busy={turn.isPending}
            onClick={() => turn.mutate(KEPT_CHANGES)}
          >
            Turn on the change feed
          </Button>
        )}
        {possible && !admin && <span>An admin can turn on the change feed.</span>}
      </p>
      {error && <FormProblem>{errorMessage(error)}</FormProblem>}
    </div>
  );
});
