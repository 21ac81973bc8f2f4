import { Switch } from '../../components/Switch.tsx';
import { useStored } from '../preferences/stored.ts';
import { characterKeys } from './use-shortcuts.ts';

/** Whether single keys do anything: to be chosen wherever keys are listed. */
export function SingleKeysSwitch() {
  return (
    <Switch
      label="Shortcuts of single keys"
      checked={useStored(characterKeys) === 'on'}
      onChange={(on) => characterKeys.set(on ? 'on' : 'off')}
    />
  );
}
