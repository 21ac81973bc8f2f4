import calculateSlot from 'cluster-key-slot';
import { crc32 } from 'node:zlib';

const SLOTS = 16_384;

/**
 * The shard of a member, out of `count`: the CRC-32 of its UTF-8, as zlib has it, scaled down. It decides
 * where every member is, and so can never change (docs/adr/0005-sharded-sets.md).
 */
export function shardOf(member: string, count: number): number {
  return Math.floor((crc32(member) * count) / 2 ** 32);
}

/**
 * The names of the shards of a set in one of its incarnations: `<set>#<incarnation>.<n>`, which no set
 * can have, as `#` is not in the grammar of names. Shard i of k gets the smallest n with which its slot
 * lies in the i-th of k equal parts of the slot space: so masters get equal numbers of shards, as far
 * as their parts of the slot space are equal. These names can never change either.
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
