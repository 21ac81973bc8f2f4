import { Tag } from '../../../components/Tag.tsx';
import { fullnessOf, type Fullness } from '../space.ts';

const FILL: Readonly<Record<Fullness, string>> = {
  calm: 'bg-accent',
  filling: 'bg-accent',
  'nearly-full': 'bg-ember',
  full: 'bg-danger',
};

/** The utilisation of a space as a bar. The number beside it is its text alternative. */
export function UtilisationBar({ share }: { share: number }) {
  return (
    <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
      <span
        className={`block h-full origin-left transition-transform ${FILL[fullnessOf(share)]}`}
        style={{ transform: `scaleX(${Math.min(1, share)})` }}
      />
    </span>
  );
}

/** A warning when a space runs out of codes. */
export function FullnessTag({ share }: { share: number }) {
  const fullness = fullnessOf(share);
  if (fullness === 'full') return <Tag tone="danger">full</Tag>;
  return fullness === 'nearly-full' ? <Tag tone="ember">nearly full</Tag> : null;
}
