/** Every query and mutation key of the dashboard. What depends on a set lies below its `set` key. */
export const queryKeys = {
  session: () => ['session'] as const,
  viewer: () => ['viewer'] as const,
  clock: () => ['clock'] as const,
  sets: () => ['sets'] as const,
  sample: () => ['sample'] as const,
  set: (name: string) => ['set', name] as const,
  setSummary: (name: string) => ['set', name, 'summary'] as const,
  memberWindows: (name: string) => ['set', name, 'window'] as const,
  memberWindow: (name: string, id: number) => ['set', name, 'window', id] as const,
  oneMember: (name: string, member: string) => ['set', name, 'member', member] as const,
  /** Not below the set: a search is not begun anew whenever something changes. */
  memberSearch: (name: string, filter: object) => ['member-search', name, filter] as const,
  setFeed: (name: string) => ['set-feed', name] as const,
  timeLeft: (name: string, spanMs: number | null) => ['set', name, 'time-left', spanMs] as const,
  /** Pending mutations of members are shown on top of what was read. */
  memberChanges: (name: string) => ['set', name, 'member-changes'] as const,
  serverInstances: () => ['servers'] as const,
  serverHistory: (range: string, ids: readonly string[]) => ['servers', range, ids] as const,
  limitPolicies: () => ['limits'] as const,
  /** What depends on a policy lies below it. */
  limitPolicy: (name: string) => ['limit', name] as const,
  limitPolicyRules: (name: string) => ['limit', name, 'rules'] as const,
  limitTraffic: (name: string, windowMs: number) => ['limit', name, 'traffic', windowMs] as const,
  limitTopKeys: (name: string, windowMs: number) => ['limit', name, 'top-keys', windowMs] as const,
  limitOverrides: (name: string) => ['limit', name, 'overrides'] as const,
  limitDecisions: (name: string) => ['limit', name, 'decisions'] as const,
  limitKey: (name: string, key: string) => ['limit', name, 'key', key] as const,
  limitPeek: (name: string, key: string, cost: number) =>
    ['limit', name, 'key', key, 'peek', cost] as const,
  limitPreview: (input: object) => ['limit-preview', input] as const,
  purposes: () => ['purposes'] as const,
  purpose: (name: string) => ['purposes', name] as const,
  subjectStatus: (purpose: string, subject: string) =>
    ['purposes', purpose, 'subject', subject] as const,
  invitationSpaces: () => ['invitation-spaces'] as const,
  invitationSpace: (name: string) => ['invitation-spaces', name] as const,
  invitationCodes: (name: string) => ['invitation-spaces', name, 'codes'] as const,
};
