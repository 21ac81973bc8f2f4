import { createContext, useContext } from 'react';

/** An action on a key of a policy. */
export interface KeyAction {
  readonly kind: 'reset' | 'block' | 'unblock' | 'override';
  /** Empty if the user has not entered it. */
  readonly key: string;
}

interface KeyActions {
  /** Selects a key. */
  readonly watch: (key: string) => void;
  /** Runs an action, or asks for confirmation. */
  readonly act: (action: KeyAction) => void;
}

/** The actions on keys, for all parts of a policy's page. */
export const KeyActionsContext = createContext<KeyActions | null>(null);

export function useKeyActions(): KeyActions {
  const actions = useContext(KeyActionsContext);
  if (actions === null) throw new Error('No actions on keys are provided.');
  return actions;
}
