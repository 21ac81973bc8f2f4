import calculateSlot from 'cluster-key-slot';
import { crc32 } from 'node:zlib';

const SLOTS = 16_384;

/**
 * The shard of a member, out of `count`: the CRC-32 (zlib) of its UTF-8, scaled down. It determines where members
 * are stored, so it must never change (docs/adr/0005-sharded-sets.md).
 */
export function shardOf(member: string, count: number): number {
  return Math.floor((crc32(member) * count) / 2 ** 32);
}

/**
 * The names of the shards of a set in one incarnation: `<set>#<incarnation>.<n>`. No set can have such a name,
 * because names cannot contain `#`. Shard i of k has the smallest n whose slot is in the i-th of k equal parts of
 * the slot space. So masters with equal parts of the slot space have equal numbers of shards. These names must
 * never change either.
 */
export function shardNames(set: string, incarnation: string, count: number): readonly string[] {
  const names: string[] = [];
  for (let n = 0, left = count; left > 0; n += 1) {
    const name = `${set}#${incarnation}.${n}`;
    const part = Math.floor((calculateSlot(name) * count) / SLOTS);
    if (names[part] !== undefined) continue;
    names[part] = name;
    left -= 1;
  }
  return names;
}
