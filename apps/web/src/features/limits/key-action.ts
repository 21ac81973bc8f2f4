/** An action on a key of a policy. */
export interface KeyAction {
  readonly kind: 'reset' | 'block' | 'unblock' | 'override';
  /** Empty if the user has not entered it. */
  readonly key: string;
}
