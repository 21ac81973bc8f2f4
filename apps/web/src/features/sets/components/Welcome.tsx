import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../../../components/button-look.ts';
import { StartSampleButton } from '../../sample/components/StartSampleButton.tsx';
import { useSample } from '../../sample/queries/use-sample.ts';
import { useCan } from '../../session/viewer.ts';
import { FirstVisit } from './FirstVisit.tsx';

interface WelcomeProps {
  readonly create: (look: 'plain' | 'primary') => ReactNode;
}

/** An empty store, and the first actions: add demo data, create a set, or adopt one from Redis. */
export default function Welcome({ create }: WelcomeProps) {
  const available = useSample().data?.available ?? false;
  const admin = useCan('ADMIN');
  return (
    <FirstVisit>
      {admin && available && <StartSampleButton />}
      {admin && create(available ? 'plain' : 'primary')}
      {admin && (
        <Link to="/adopted" className={buttonLook('quiet')}>
          Adopt a sorted set
        </Link>
      )}
    </FirstVisit>
  );
}
