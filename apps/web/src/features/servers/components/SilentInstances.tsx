import { Moment } from '../../../shared/clock/Moment.tsx';
import { Notice } from '../../../components/Notice.tsx';

interface SilentInstancesProps {
  readonly instances: readonly { readonly id: string; readonly lastSampleAt: string }[];
}

const MAX_NAMED = 3;

/** Lists instances that no longer report; renders nothing if all do. */
export function SilentInstances({ instances }: SilentInstancesProps) {
  if (instances.length === 0) return null;
  const more = instances.length - MAX_NAMED;
  return (
    <Notice label="Silent instances">
      <ul>
        {instances.slice(0, MAX_NAMED).map(({ id, lastSampleAt }) => (
          <li key={id}>
            <strong className="font-mono wrap-anywhere">{id}</strong> last reported{' '}
            <Moment at={Date.parse(lastSampleAt)} />
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Notice>
  );
}
