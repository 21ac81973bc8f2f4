import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { TIME_FORMATS, timeFormat, timeZone } from '../../../shared/clock/time-preferences.ts';
import { allZones } from '../../../shared/clock/zone.ts';
import { ComboboxField } from '../../../components/ComboboxField.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { useStored } from '../../../shared/preferences/stored.ts';
import {
  currentMotion,
  MOTIONS,
  setMotion,
  subscribeMotion,
} from '../../../shared/theme/motion-store.ts';
import { ThemeSwitch } from '../../../shared/theme/ThemeSwitch.tsx';

const FORMAT_LABELS = { relative: 'Relative', absolute: 'Date and time' } as const;
const MOTION_LABELS = { system: 'System default', reduced: 'Reduced' } as const;

/** The display settings of this browser. They take effect immediately. */
export function DisplayChoices() {
  const format = useStored(timeFormat);
  const zone = useStored(timeZone);
  const motion = useSyncExternalStore(subscribeMotion, currentMotion);
  const [zones] = useState(allZones);
  return (
    <div className="grid gap-4">
      <Choice label="Theme">
        <ThemeSwitch />
      </Choice>
      <Choice label="Motion">
        <Segments
          legend="Motion"
          choices={MOTIONS}
          labelOf={(choice) => MOTION_LABELS[choice]}
          chosen={motion}
          onPick={setMotion}
        />
      </Choice>
      <Choice label="Time format">
        <Segments
          legend="Time format"
          choices={TIME_FORMATS}
          labelOf={(choice) => FORMAT_LABELS[choice]}
          chosen={format}
          onPick={timeFormat.set}
        />
      </Choice>
      <div className="max-w-80">
        <ComboboxField label="Time zone" choices={zones} chosen={zone} onPick={timeZone.set} />
      </div>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-sm font-medium text-ink-2">{label}</p>
      {children}
    </div>
  );
}
