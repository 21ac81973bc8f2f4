import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/Button.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { useStandingError } from '../../../shared/graphql/use-standing-error.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { ChangeHandOverDocument, HandOverDocument } from '../documents.generated.ts';

const POLL_MS = 10_000;

const ABOUT =
  'Moves expired members to a list in the same atomic step. Programs take each member from it at most once. The list has no bound.';

/** Whether the set hands expired members over, and how many wait. Admins turn it on and off. */
export default function HandOver({ set }: { readonly set: string }) {
  const admin = useCan('ADMIN');
  const client = useQueryClient();
  const queryKey = queryKeys.handOver(set);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(HandOverDocument, { set }, { signal })).handOver,
    refetchInterval: pollEvery(POLL_MS),
  });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => request(ChangeHandOverDocument, { input: { set, isOn } }),
    onSuccess: (_result, isOn) => notify('done', `Hand-over turned ${isOn ? 'on' : 'off'}.`),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const error = useStandingError(turn.error);
  if (!data) return null;
  const { isOn, waitingCount } = data;
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
