import { useState } from 'react';
import { ComboboxField } from '../components/ComboboxField.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Segments } from '../components/Segments.tsx';
import { TIME_FORMATS, timeFormat, timeZone } from '../clock/time-preferences.ts';
import { allZones } from '../clock/zone.ts';
import { useStored } from '../preferences/stored.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';

const FORMAT_LABELS = { relative: 'Time left, time ago', absolute: 'Date and time' } as const;

/** How this browser shows things; it changes at once. */
export default function DisplayDialog({ onClose }: { onClose: () => void }) {
  const format = useStored(timeFormat);
  const zone = useStored(timeZone);
  const [zones] = useState(allZones);
  return (
    <Dialog title="Display" onClose={onClose}>
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-1">
          <p className="text-sm font-medium text-ink-2">Theme</p>
          <ThemeSwitch />
        </div>
        <div className="grid justify-items-start gap-1">
          <p className="text-sm font-medium text-ink-2">Moments are shown as</p>
          <Segments
            legend="Moments are shown as"
            choices={TIME_FORMATS}
            labelOf={(choice) => FORMAT_LABELS[choice]}
            chosen={format}
            onPick={timeFormat.set}
          />
        </div>
        <ComboboxField label="Time zone" choices={zones} chosen={zone} onPick={timeZone.set} />
      </div>
    </Dialog>
  );
}
