/** Something to do about a key of a policy. */
export interface KeyAction {
  readonly kind: 'reset' | 'block' | 'unblock' | 'override';
  /** Empty where it is still to be typed. */
  readonly key: string;
}
