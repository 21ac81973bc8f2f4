import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

/** So wide that no point ends during a test. */
const STEP_MS = 60_000;
const NOW = 1_800_000_000_000;
const ago = (ms: number) => new Date(NOW - ms).toISOString();

const instances = (...heard: readonly (readonly [id: string, agoMs: number])[]) => ({
  serverStats: {
    now: ago(0),
    sampleIntervalMs: 2_000,
    retentionMs: 3_600_000,
    instances: heard.map(([id, agoMs]) => ({
      id,
      lastSampleAt: ago(agoMs),
      samples: { nodes: [{ sampledAt: ago(agoMs) }] },
    })),
  },
});

const history = (...ids: readonly string[]) => ({
  serverStats: {
    now: ago(0),
    history: {
      from: ago(3 * STEP_MS),
      stepMs: STEP_MS,
      instances: ids.map((id, index) => ({
        id,
        lines: [
          { field: 'LOAD1', values: [index + 1, null, index + 1] },
          { field: 'EVENT_LOOP_DELAY_P99_MS', values: [12, null, 12] },
        ],
      })),
    },
    redis: {
      history: {
        from: ago(3 * STEP_MS),
        stepMs: STEP_MS,
        lines: [{ field: 'HIT_RATIO', values: [0.5, null, 0.75] }],
      },
    },
  },
});

const chart = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('the charts', () => {
  it('show a line for each instance, and each chart as a table with its gaps', async () => {
    const api = fakeApi({
      ServerInstances: () => instances(['web-1', 0], ['web-2', 0]),
      ServerHistory: () => history('web-1', 'web-2'),
    });
    const user = renderPage('/servers?range=15m');
    const load = await chart('Load average, 1 min');
    await user.click(load.getByText('Data table'));
    const columns = load.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Time', 'web-1', 'web-2']);
    const cells = load.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toContainEqual(['1.00', '2.00']);
    expect(cells).toContainEqual(['—', '—']);
    expect(api.calls('ServerHistory')).toEqual([
      { instances: ['web-1', 'web-2'], lastMs: 900_000, points: 91 },
    ]);
  });

  it('show one instance, or all combined, as in the address', async () => {
    fakeApi({
      ServerInstances: () => instances(['web-1', 0], ['web-2', 0]),
      ServerHistory: () => history('web-1', 'web-2'),
    });
    renderPage('/servers?range=1h&view=together');
    const load = await chart('Load average, 1 min');
    expect(load.getByText('average')).toBeDefined();
    expect(load.getByText('highest')).toBeDefined();
    expect(screen.getByRole('radio', { name: '1 h' })).toHaveProperty('checked', true);
  });

  it('start with the range of the samples', async () => {
    const api = fakeApi({
      ServerInstances: () => instances(['web-1', 0], ['web-2', 400_000]),
      ServerHistory: () => history('web-1', 'web-2'),
    });
    renderPage('/servers');
    await chart('Load average, 1 min');
    expect(screen.getByRole('radio', { name: '15 min' })).toHaveProperty('checked', true);
    expect(api.calls('ServerHistory')).toHaveLength(1);
  });

  it('can be read with the keys, all at the same time', async () => {
    fakeApi({
      ServerInstances: () => instances(['web-1', 0]),
      ServerHistory: () => history('web-1'),
    });
    const user = renderPage('/servers?range=15m');
    const delay = await chart('Event-loop delay');
    delay.getByRole('application').focus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(delay.getByText(/99th percentile 12 ms/)).toBeDefined();
    const ratio = await chart('Hit ratio');
    expect(ratio.getByText('75 %')).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(delay.getByText(/99th percentile —/)).toBeDefined();
  });
});

describe('missing data', () => {
  it('is reported: no samples yet', async () => {
    fakeApi({ ServerInstances: () => instances() });
    renderPage('/servers');
    expect(await screen.findByRole('heading', { name: 'No samples yet' })).toBeDefined();
  });

  it('is reported: an instance that is silent', async () => {
    fakeApi({
      ServerInstances: () => instances(['web-1', 0], ['web-2', 600_000]),
      ServerHistory: () => history('web-1', 'web-2'),
    });
    renderPage('/servers?range=15m');
    const notice = within(await screen.findByRole('complementary', { name: 'Silent instances' }));
    expect(notice.getByText('web-2')).toBeDefined();
    expect(notice.queryByText('web-1')).toBeNull();
  });
});
