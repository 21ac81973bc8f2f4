import { StartSampleButton } from '../../sample/components/StartSampleButton.tsx';
import { useSample } from '../../sample/queries/use-sample.ts';
import { useCan } from '../../session/viewer.ts';
import { CreateSetButton } from './CreateSetButton.tsx';
import { FirstVisit } from './FirstVisit.tsx';

/** An empty store, and the two ways out of it: the sample, or a first set. */
export default function Welcome() {
  const sample = useSample().data;
  const admin = useCan('ADMIN');
  return (
    <FirstVisit>
      {admin && (
        <>
          {sample?.available && <StartSampleButton />}
          <CreateSetButton look={sample?.available ? 'plain' : 'primary'} />
        </>
      )}
    </FirstVisit>
  );
}
