import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { StartSampleButton } from './StartSampleButton.tsx';
import { useSample } from '../queries/use-sample.ts';
import { useCan } from '../../../shared/session/viewer.ts';
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
        <Link to="/adopted" className={buttonStyle('quiet')}>
          Adopt a sorted set
        </Link>
      )}
    </FirstVisit>
  );
}
