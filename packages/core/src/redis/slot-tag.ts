import calculateSlot from 'cluster-key-slot';

const SLOTS = 16_384;

let tags: readonly string[] | undefined;

/**
 * The hash tag of keys that belong to a slot and to no single set: the smallest whole number whose decimal
 * form hashes to the slot. All 16,384 are below 109,758; the search takes a few milliseconds, once.
 */
export function slotTag(slot: number): string {
  tags ??= findTags();
  const tag = tags[slot];
  if (tag === undefined) throw new RangeError(`slot must be 0 to ${SLOTS - 1}`);
  return tag;
}

function findTags(): string[] {
  const found: string[] = [];
  for (let n = 0, left = SLOTS; left > 0; n += 1) {
    const tag = String(n);
    const slot = calculateSlot(tag);
    if (found[slot] !== undefined) continue;
    found[slot] = tag;
    left -= 1;
  }
  return found;
}
