/** Every query and mutation key of the dashboard. What depends on a set lies below its `set` key. */
export const queryKeys = {
  session: () => ['session'] as const,
  viewer: () => ['viewer'] as const,
  clock: () => ['clock'] as const,
  sets: () => ['sets'] as const,
  sample: () => ['sample'] as const,
  set: (name: string) => ['set', name] as const,
  setWindow: (name: string) => ['set', name, 'window'] as const,
  timeLeft: (name: string, spanMs: number | null) => ['set', name, 'time-left', spanMs] as const,
  /** Pending mutations of single members are shown on top of what was read. */
  memberChanges: (name: string) => ['set', name, 'member-changes'] as const,
  serverInstances: () => ['servers'] as const,
  serverHistory: (id: string | null) => ['servers', id] as const,
};
