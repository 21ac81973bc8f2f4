import { Switch } from '../../components/Switch.tsx';
import { useStored } from '../preferences/stored.ts';
import { characterKeys } from './use-shortcuts.ts';

/** Turns single-key shortcuts on and off. Shown wherever shortcuts are listed. */
export function SingleKeysSwitch() {
  return (
    <Switch
      label="Single-key shortcuts"
      checked={useStored(characterKeys) === 'on'}
      onChange={(on) => characterKeys.set(on ? 'on' : 'off')}
    />
  );
}
