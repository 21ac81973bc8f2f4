import { newLimit, type LimitDraft, type PolicyDraft } from './policy-draft.ts';

/** What a preset fills in. */
type Preset = Pick<PolicyDraft, 'limits' | 'blocks' | 'outage'>;

const limit = (id: number, settings: Partial<LimitDraft>): LimitDraft => ({
  ...newLimit(id),
  ...settings,
});

/** Limits to start from, by use. */
export const PRESETS: Readonly<Record<string, Preset>> = {
  Login: {
    limits: [
      limit(0, { name: 'minute', limit: '5' }),
      limit(1, { name: 'hour', limit: '20', window: '1h' }),
    ],
    blocks: true,
    outage: 'CLOSED',
  },
  Search: {
    limits: [
      limit(0, { name: 'burst', limit: '5', window: '1s' }),
      limit(1, { name: 'daily', algorithm: 'GCRA', limit: '1000', window: '1d' }),
    ],
    blocks: false,
    outage: 'OPEN',
  },
  'Public API': {
    limits: [limit(0, { name: 'minute', algorithm: 'GCRA', limit: '100', burst: '20' })],
    blocks: false,
    outage: 'OPEN',
  },
};

/** Whether the draft has the values of the preset. */
export function matchesPreset({ limits, blocks, outage }: PolicyDraft, preset: Preset): boolean {
  return JSON.stringify({ limits, blocks, outage }) === JSON.stringify(preset);
}
