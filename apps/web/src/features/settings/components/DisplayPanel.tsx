import { useState } from 'react';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useViewer } from '../../../shared/session/viewer.ts';
import { DisplayChoices } from './DisplayChoices.tsx';

/** How things are shown, with a moment to see it by. */
export function DisplayPanel() {
  const clockIsKnown = useViewer() !== undefined;
  return (
    <Panel title="Display">
      <p className="mb-3 text-ink-2">Kept in this browser, and changed at once.</p>
      <DisplayChoices />
      <p className="mt-4 text-ink-2">You have come here {clockIsKnown && <Arrival />}</p>
    </Panel>
  );
}

function Arrival() {
  const [at] = useState(() => pageClock.now());
  return <Moment at={at} />;
}
