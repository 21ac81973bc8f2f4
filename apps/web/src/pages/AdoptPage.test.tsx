import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';
const seconds = Date.parse(now) / 1000;

const adopted = {
  name: 'sessions',
  key: 'app:sessions',
  score: 'EXPIRY',
  unit: 'SECONDS',
  memberFormat: 'TEXT',
  windowMs: null,
  createdAt: now,
};
const list = (sets: readonly object[]) => ({
  adoptedSets: {
    now,
    totalCount: sets.length,
    edges: sets.map((node) => ({ node })),
    pageInfo: { endCursor: null, hasNextPage: false },
  },
});
/** A hundred of a hundred and one sets, and the last one on the second page. */
function twoPages({ after }: Record<string, unknown>) {
  const named = (name: string) => ({ node: { ...adopted, name } });
  const first = Array.from({ length: 100 }, (_, index) => named(`first ${index}`));
  const page =
    after === null
      ? { edges: first, pageInfo: { endCursor: 'behind 100', hasNextPage: true } }
      : { edges: [named('the last')], pageInfo: { endCursor: null, hasNextPage: false } };
  return { adoptedSets: { now, totalCount: 101, ...page } };
}
const step = (keys: readonly string[], scannedCount: number, endCursor: string | null) => ({
  adoptionCandidates: { keys, scannedCount, totalCount: 20_000, endCursor },
});
const member = (score: number, expiresAt: string) => ({
  member: `at ${score}`,
  base64: null,
  json: null,
  score,
  expiresAt,
});
const preview = (members: readonly object[], expiredCount = 0) => ({
  adoptionPreview: { now, count: members.length - expiredCount, expiredCount, members },
});

const answers = {
  Now: () => ({ now }),
  AdoptedSets: () => list([]),
  AdoptedSummary: () => ({
    adoptedSet: {
      summary: { count: 7, expiredCount: 2, nextExpiresAt: null, keyExpiresAt: null, now },
    },
  }),
  AdoptionPreview: () => preview([member(seconds + 60, '2026-01-01T12:01:00.000Z')]),
};

describe('adopting a sorted set', () => {
  it('searches candidates step by step and shows the progress', async () => {
    const api = fakeApi({
      ...answers,
      AdoptionCandidates: ({ after }) =>
        after === null ? step(['b', 'a'], 10_000, 'more') : step(['b', 'c'], 20_000, null),
    });
    const user = renderPage('/adopted');
    const pattern = await screen.findByRole('textbox', { name: 'Key or pattern' });
    await user.clear(pattern);
    await user.type(pattern, 'app:*');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/3 sorted sets found.*20,000 of 20,000 keys/)).toBeDefined();
    const found = within(screen.getByRole('list', { name: 'Sorted sets found' }));
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(api.calls('AdoptionCandidates')).toHaveLength(2);
    await user.click(found.getByRole('button', { name: 'a' }));
    expect(await screen.findByRole('heading', { name: '2. Check and adopt' })).toBeDefined();
    expect(location.search).toContain('key=a');
  });

  it('can be stopped and continued', async () => {
    let go = () => {};
    const api = fakeApi({
      ...answers,
      AdoptionCandidates: async ({ after }) => {
        if (after === null) return step(['a'], 10_000, 'more');
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        return step(['b'], 20_000, null);
      },
    });
    const user = renderPage('/adopted?pattern=*');
    await waitFor(() => expect(api.calls('AdoptionCandidates')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/10,000 of 20,000 keys scanned, stopped/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(api.calls('AdoptionCandidates')).toHaveLength(3));
    go();
    expect(await screen.findByText(/2 sorted sets found.*complete/)).toBeDefined();
  });

  it('detects how scores are read, warns of a doubtful choice, and adopts', async () => {
    const milliseconds = seconds * 1000 + 60_000;
    const api = fakeApi({
      ...answers,
      AdoptionPreview: () => preview([member(milliseconds, '2026-01-01T12:01:00.000Z')]),
      AdoptSet: () => ({ adoptSet: { status: 'EXISTS', set: { name: 'app-{x}' } } }),
    });
    const user = renderPage('/adopted?key=app:{x}');
    expect(await screen.findByText(/Scores: expiry in milliseconds/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change how it is read' }));
    await user.click(screen.getByRole('radio', { name: 'seconds' }));
    expect(await screen.findByText(/look like milliseconds/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Read as milliseconds' }));
    await waitFor(() => expect(screen.queryByText(/look like milliseconds/)).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Name in Mayfly' })).toHaveProperty(
      'value',
      'app:-x-',
    );
    await user.click(screen.getByRole('button', { name: 'Adopt' }));
    expect(api.calls('AdoptSet')).toEqual([
      {
        input: {
          name: 'app:-x-',
          key: 'app:{x}',
          layout: { score: 'EXPIRY', unit: 'MILLISECONDS', memberFormat: 'TEXT' },
        },
      },
    ]);
    expect(await screen.findByText('An adopted set with this name already exists.')).toBeDefined();
  });

  it('previews a key that has no pattern without a search', async () => {
    const api = fakeApi(answers);
    const user = renderPage('/adopted');
    const field = await screen.findByRole('textbox', { name: 'Key or pattern' });
    await user.clear(field);
    await user.type(field, 'app:sessions');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/Scores: expiry in seconds/)).toBeDefined();
    expect(api.calls('AdoptionCandidates')).toEqual([]);
  });

  it('reports the error of a key', async () => {
    fakeApi({ ...answers, AdoptionPreview: () => refusal('INVALID_KEY', 'key') });
    renderPage('/adopted?key=a-string');
    expect(await screen.findByText(/key cannot be adopted/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Adopt' })).toBeNull();
  });

  it('forgets a set, and undoes this', async () => {
    const api = fakeApi({
      ...answers,
      AdoptedSets: () => list([adopted]),
      ForgetAdoptedSet: () => ({ forgetAdoptedSet: { status: 'FORGOTTEN' } }),
      AdoptSet: () => ({ adoptSet: { status: 'CREATED', set: { name: 'sessions' } } }),
    });
    const user = renderPage('/adopted');
    await user.click(await screen.findByRole('button', { name: 'Forget sessions' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('AdoptSet')).toEqual([
        {
          input: {
            name: 'sessions',
            key: 'app:sessions',
            layout: { score: 'EXPIRY', unit: 'SECONDS', memberFormat: 'TEXT' },
          },
        },
      ]),
    );
  });

  it('loads the list page by page', async () => {
    const api = fakeApi({ ...answers, AdoptedSets: twoPages });
    const user = renderPage('/adopted');
    expect(await screen.findByText('100 of 101 adopted sets shown')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('row', { name: /the last/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(api.calls('AdoptedSets').at(-1)).toEqual({ first: 100, after: 'behind 100' });
  });
});
