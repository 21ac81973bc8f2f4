import {
  figure,
  heading,
  limited,
  members,
  openPage,
  openSet,
  quantile,
  signIn,
  type Setting,
} from './measurement.ts';

const CHANGES = 20;

/** From an action in one tab to its effect in another. */
export async function measureTabs(setting: Setting): Promise<void> {
  heading('A change in one tab, seen in another');
  await setting.store.set('watched', 20);
  const writer = await openPage(setting);
  const reader = await signIn(writer.context(), setting.mayfly);
  await openSet(writer, setting.mayfly.origin, 'watched');
  await openSet(reader, setting.mayfly.origin, 'watched');
  const delays: number[] = [];
  for (let i = 0; i < CHANGES; i += 1) {
    const member = `a-tab-${i}`;
    const seen = members(reader)
      .locator(`[data-member="${member}"]`)
      .waitFor()
      .then(() => Date.now());
    const from = Date.now();
    // It expires soonest, so that it is at the top of the list.
    await setting.store.add('watched', [{ member, ttlMs: 500_000 - i * 1000 }]);
    delays.push((await seen) - from);
  }
  limited('from sending to the screen, median', quantile(delays, 0.5), 200, 'ms');
  figure('the slowest', `${quantile(delays, 1).toFixed(0)} ms`);
  await writer.context().close();
}
