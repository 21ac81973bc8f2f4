import { Panel } from '../../../components/Panel.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Facts } from '../../../shared/named-settings/Facts.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { fullnessOf, guessLabel, shareLabel, spellingLabel, type Space } from '../space.ts';
import { UtilisationBar } from './UtilisationBar.tsx';

/** The utilisation and the settings of a space. */
export function SpaceStats({ space }: { space: Space }) {
  const { utilisation, missesPerCaller, missesOfAll, maxUses } = space;
  const misses = ({ limit, windowMs }: Space['missesOfAll']) =>
    `${wholeNumber.format(limit)} in any ${formatDuration(windowMs)}`;
  return (
    <Panel title="Settings">
      <UtilisationBar share={utilisation.share} />
      <Facts
        facts={[
          [
            'Live codes',
            `${wholeNumber.format(utilisation.live)} of ${wholeNumber.format(utilisation.capacity)}`,
          ],
          ['Utilisation', shareLabel(utilisation.share)],
          ['Guesses', guessLabel(utilisation.share)],
          ['Codes', spellingLabel(space)],
          ['Check character', space.checkSymbol ? 'yes' : ''],
          ['Time to live', formatDuration(space.ttlMs)],
          ['Uses per code', maxUses === null ? 'unlimited' : wholeNumber.format(maxUses)],
          ['Failed attempts per caller', misses(missesPerCaller)],
          ['Failed attempts of all callers', misses(missesOfAll)],
        ]}
      />
    </Panel>
  );
}

/** Tells what to do if a space is nearly full. */
export function FullnessAlert({ share }: { share: number }) {
  const fullness = fullnessOf(share);
  if (fullness !== 'nearly-full' && fullness !== 'full') return null;
  return (
    <p role="alert" className="rounded-sm bg-ember-wash px-3 py-2">
      <strong>{fullness === 'full' ? 'This space is full.' : 'This space is nearly full.'}</strong>{' '}
      {fullness === 'full'
        ? 'No new code can be created until one expires or is revoked.'
        : 'When every code is live, no new one can be created, and every guess is valid.'}{' '}
      Shorten the time to live, or create a space with longer codes.
    </p>
  );
}
