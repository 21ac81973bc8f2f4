import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import { useStopSample } from '../mutations/use-stop-sample.ts';

/** Marks the data as demo data, and removes it. */
export function SampleNotice() {
  const stop = useStopSample();
  const admin = useCan('ADMIN');
  return (
    <Notice
      label="Demo data"
      action={
        admin && (
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            Remove demo data
          </Button>
        )
      }
    >
      <p>
        <strong>This is demo data.</strong> The sets named <code>sample:…</code> are simulated;
        their members join and leave by themselves.
      </p>
    </Notice>
  );
}
