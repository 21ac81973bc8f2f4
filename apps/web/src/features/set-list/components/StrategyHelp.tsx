import { Button } from '../../../components/Button.tsx';
import { Popover } from '../../../components/Popover.tsx';
import { WITHIN_REACH } from '../../../components/within-reach.ts';
import { STRATEGIES } from '../strategies.ts';

/** Explains the strategies of the list. */
export function StrategyHelp() {
  return (
    <Popover
      title="Strategies"
      trigger={
        <Button look="quiet" className="self-end">
          About strategies
        </Button>
      }
    >
      <div
        role="region"
        aria-label="Strategies"
        {...WITHIN_REACH}
        className="-mx-1 max-h-[min(60dvh,calc(var(--available-height)-5rem))] overflow-y-auto px-1"
      >
        <dl className="grid gap-2.5 text-sm">
          {STRATEGIES.map(({ id, title, can, but }) => (
            <div key={id}>
              <dt className="font-medium">
                <code>{id}</code> <span className="font-normal text-ink-2">· {title}</span>
              </dt>
              <dd className="text-ink-2">
                {can} {but}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  );
}
