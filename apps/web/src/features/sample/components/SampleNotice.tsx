import { Button } from '../../../components/Button.tsx';
import { useStopSample } from '../mutations/use-stop-sample.ts';

/** Says that what one sees is an example, and takes it away. */
export function SampleNotice() {
  const stop = useStopSample();
  return (
    <aside className="sample-notice" aria-label="Sample">
      <p>
        <strong>This is a sample.</strong> The sets named <code>sample:…</code> are made up; their
        members come and go by themselves.
      </p>
      <Button busy={stop.isPending} onClick={() => stop.mutate()}>
        Remove the sample
      </Button>
    </aside>
  );
}
