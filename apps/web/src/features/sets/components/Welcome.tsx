import type { ReactNode } from 'react';
import { StartSampleButton } from '../../sample/components/StartSampleButton.tsx';
import { useSample } from '../../sample/queries/use-sample.ts';
import { useCan } from '../../session/viewer.ts';
import { FirstVisit } from './FirstVisit.tsx';

interface WelcomeProps {
  readonly create: (look: 'plain' | 'primary') => ReactNode;
}

/** An empty store, and the two ways out of it: the sample, or a first set. */
export default function Welcome({ create }: WelcomeProps) {
  const available = useSample().data?.available ?? false;
  const admin = useCan('ADMIN');
  return (
    <FirstVisit>
      {admin && available && <StartSampleButton />}
      {admin && create(available ? 'plain' : 'primary')}
    </FirstVisit>
  );
}
