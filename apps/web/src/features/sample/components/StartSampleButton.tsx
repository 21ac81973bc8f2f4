import { Button } from '../../../components/Button.tsx';
import { useStartSample } from '../mutations/use-start-sample.ts';

export function StartSampleButton() {
  const start = useStartSample();
  return (
    <Button look="primary" busy={start.isPending} onClick={() => start.mutate()}>
      Add demo data
    </Button>
  );
}
