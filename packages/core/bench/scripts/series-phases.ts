import { oneByOne, pages, type Phase, type Stage } from './phases.ts';

export async function seriesPhases({ mayfly, clock }: Stage): Promise<Phase[]> {
  const series = mayfly.series<string>('server');
  const wide = mayfly.series<string>('wide');
  const many = Array.from({ length: 32 }, (_, i) => `field${i}`);
  const sample = (count: number) =>
    Object.fromEntries(many.slice(0, count).map((field) => [field, Math.random() * 1e9]));
  const append = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.aheadMs += 1000;
      await Promise.all(
        Array.from({ length: 20 }, (_, source) => series.append(`host-${source}`, sample(9))),
      );
    }
  };
  await append(1000);
  return [
    { name: 'series: append', run: () => append(1000) },
    {
      name: 'series: append of 32 fields',
      run: () =>
        oneByOne(500, (i) => {
          clock.aheadMs += 1000;
          return wide.append(`host-${i % 20}`, sample(32));
        }),
    },
    {
      name: 'series: samples, 1000',
      run: async () => {
        for (let source = 0; source < 20; source += 1)
          await pages(async (after) => {
            const page = await series.samples(`host-${source}`, { first: 1000, after });
            return page.hasNext ? page.endCursor : null;
          });
      },
    },
    {
      name: 'series: samples of 32 fields, 1000',
      run: () => oneByOne(20, (i) => wide.samples(`host-${i}`, { first: 1000 })),
    },
    {
      name: 'series: query of 9 fields, 360 points',
      run: () =>
        oneByOne(50, () =>
          series.query({
            fields: ['field0', ...many.slice(1, 9)],
            aggregate: ['min', 'max', 'average'],
            points: 360,
          }),
        ),
    },
    {
      name: 'series: query of 32 fields, 1000 points',
      run: () =>
        oneByOne(20, () =>
          wide.query({ fields: ['field0', ...many.slice(1)], aggregate: ['last'], points: 1000 }),
        ),
    },
    { name: 'series: sources', run: () => oneByOne(100, () => series.sources()) },
  ];
}
