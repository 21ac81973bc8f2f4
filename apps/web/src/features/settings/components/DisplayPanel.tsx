import { useState } from 'react';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useViewer } from '../../../shared/session/viewer.ts';
import { DisplayChoices } from './DisplayChoices.tsx';

/** The display settings, with a time as an example. */
export function DisplayPanel() {
  const clockIsKnown = useViewer() !== undefined;
  return (
    <Panel title="Display">
      <p className="mb-3 text-ink-2">Saved in this browser.</p>
      <DisplayChoices />
      <p className="mt-4 text-ink-2">You opened this page {clockIsKnown && <Arrival />}</p>
    </Panel>
  );
}

function Arrival() {
  const [at] = useState(() => pageClock.now());
  return <Moment at={at} />;
}
