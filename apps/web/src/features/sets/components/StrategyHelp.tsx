import { Button } from '../../../components/Button.tsx';
import { Popover } from '../../../components/Popover.tsx';
import { STRATEGIES } from '../strategies.ts';

/** What the words in the list mean. */
export function StrategyHelp() {
  return (
    <Popover
      title="Strategies: how sets keep their members"
      trigger={
        <Button look="quiet" className="self-end">
          What are these?
        </Button>
      }
    >
      <dl className="-mx-1 grid max-h-[min(60dvh,calc(var(--available-height)-5rem))] gap-2.5 overflow-y-auto px-1 text-sm">
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
    </Popover>
  );
}
