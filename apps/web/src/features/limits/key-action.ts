/** Something to do about a key of a policy. */
export interface KeyAct {
  readonly kind: 'reset' | 'block' | 'unblock' | 'override';
  /** Empty where it is still to be typed. */
  readonly key: string;
}
