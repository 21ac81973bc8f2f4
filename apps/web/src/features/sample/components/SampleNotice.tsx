import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import { useStopSample } from '../mutations/use-stop-sample.ts';

/** Says that what one sees is an example, and takes it away. */
export function SampleNotice() {
  const stop = useStopSample();
  const admin = useCan('ADMIN');
  return (
    <Notice
      label="Sample"
      action={
        admin && (
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            Remove the sample
          </Button>
        )
      }
    >
      <p>
        <strong>This is a sample.</strong> The sets named <code>sample:…</code> are made up; their
        members come and go by themselves.
      </p>
    </Notice>
  );
}
