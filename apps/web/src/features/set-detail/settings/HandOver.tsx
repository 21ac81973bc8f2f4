import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/Button.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { ChangeHandOverDocument } from '../documents.generated.ts';
import type { SetSummary } from '../use-set-summary.ts';

const ABOUT =
  'Moves expired members to a list in the same atomic step. Programs take each member from it at most once. The list has no bound.';

type HandOverProps = { readonly set: string } & NonNullable<SetSummary['handOver']>;

/** Whether the set hands expired members over, and how many wait. Admins turn it on and off. */
export default function HandOver({ set, isOn, waitingCount }: HandOverProps) {
  const admin = useCan('ADMIN');
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: (isOn: boolean) => request(ChangeHandOverDocument, { input: { set, isOn } }),
    onSuccess: (_result, isOn) => notify('done', `Hand-over turned ${isOn ? 'on' : 'off'}.`),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.setSummary(set) }),
  });
  const error = useStandingError(turn.error);
  return (
    <div className="grid gap-1">
      <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
        <span>
          <Hint text={ABOUT}>Hand-over</Hint> {isOn ? 'is on' : 'is off'}
          {(isOn || waitingCount > 0) && `, ${wholeNumber.format(waitingCount)} waiting`}
        </span>
        {admin && (
          <Button
            size="small"
            look="quiet"
            className="px-0! text-accent!"
            busy={turn.isPending}
            onClick={() => turn.mutate(!isOn)}
          >
            Turn {isOn ? 'off' : 'on'} hand-over
          </Button>
        )}
      </p>
      {error && <FormProblem>{changeErrorMessage(error)}</FormProblem>}
    </div>
  );
}
