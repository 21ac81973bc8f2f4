import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { ALPHABET_NAMES, fullnessOf, guessLabel, shareLabel, type Space } from '../space.ts';
import { UtilisationBar } from './UtilisationBar.tsx';

export function SpaceStats({ space }: { space: Space }) {
  const { utilisation, missesPerCaller, missesOfAll } = space;
  const fullness = fullnessOf(utilisation.share);
  return (
    <div className="grid gap-4">
      <StatList label="Statistics of the space">
        <Stat label="Live codes" note={`of ${wholeNumber.format(utilisation.capacity)}`}>
          {wholeNumber.format(utilisation.live)}
        </Stat>
        <Stat label="Utilisation" note={guessLabel(utilisation.share)}>
          {shareLabel(utilisation.share)}
        </Stat>
        <Stat
          label="Length"
          note={`${ALPHABET_NAMES[space.alphabet]}${space.checkSymbol ? ', with a check character' : ''}`}
        >
          {space.length}
        </Stat>
        <Stat label="Time to live">{formatDuration(space.ttlMs)}</Stat>
        <Stat label="Uses per code">
          {space.maxUses === null ? 'unlimited' : wholeNumber.format(space.maxUses)}
        </Stat>
        <Stat
          label="Failed attempts per caller"
          note={`in any ${formatDuration(missesPerCaller.windowMs)}; all callers: ${wholeNumber.format(missesOfAll.limit)} in any ${formatDuration(missesOfAll.windowMs)}`}
        >
          {wholeNumber.format(missesPerCaller.limit)}
        </Stat>
      </StatList>
      <UtilisationBar share={utilisation.share} />
      {(fullness === 'nearly-full' || fullness === 'full') && (
        <p role="alert" className="rounded-sm bg-ember-wash px-3 py-2">
          <strong>
            {fullness === 'full' ? 'This space is full.' : 'This space is nearly full.'}
          </strong>{' '}
          {fullness === 'full'
            ? 'No new code can be created until one expires or is revoked.'
            : 'When every code is live, no new one can be created, and every guess is valid.'}{' '}
          Shorten the time to live, or create a space with longer codes.
        </p>
      )}
    </div>
  );
}
