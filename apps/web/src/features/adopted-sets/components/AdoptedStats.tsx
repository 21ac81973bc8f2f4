import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useAdoptedSummary } from '../queries/use-adopted-sets.ts';

const momentOf = (at: string | null | undefined) => (at == null ? null : Date.parse(at));

export function AdoptedStats({ name }: { name: string }) {
  const { data, error } = useAdoptedSummary(name);
  const next = momentOf(data?.nextExpiresAt);
  const keyEnds = momentOf(data?.keyExpiresAt);
  if (error !== null && !isOutage(error)) {
    return (
      <p role="alert" className="font-medium text-danger">
        {errorMessage(error)}
      </p>
    );
  }
  return (
    <StatList label="Adopted set">
      <Stat label="Live members">{data ? wholeNumber.format(data.count) : '—'}</Stat>
      <Stat label="Expired, not swept" note="its program sweeps them">
        {data ? wholeNumber.format(data.expiredCount) : '—'}
      </Stat>
      <Stat label="Next expiry">
        {next === null ? '—' : <Countdown expiresAt={next} past="now" />}
      </Stat>
      {keyEnds !== null && (
        <Stat label="Key expires">
          <Countdown expiresAt={keyEnds} />
        </Stat>
      )}
    </StatList>
  );
}
