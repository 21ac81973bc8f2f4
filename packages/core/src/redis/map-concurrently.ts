/** Maps items with bounded concurrency, and resolves to the results in their order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  action: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await action(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
