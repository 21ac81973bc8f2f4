import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatLoad,
  formatMs,
  formatRate,
  formatShare,
} from './quantity.ts';

describe('quantities', () => {
  it('are short and have a unit', () => {
    expect(formatLoad(1.5)).toBe('1.50');
    expect(formatShare(0)).toBe('0 %');
    expect(formatShare(0.042)).toBe('4.2 %');
    expect(formatShare(1)).toBe('100 %');
    expect(formatBytes(0)).toBe('0 B');
    expect(formatBytes(1536)).toBe('1.5 KiB');
    expect(formatBytes(8 * 1024 ** 3)).toBe('8 GiB');
    expect(formatBytes(512 * 1024 ** 2)).toBe('512 MiB');
    expect(formatRate(0.25)).toBe('0.3/s');
    expect(formatRate(1234)).toBe('1,234/s');
    expect(formatCount(3)).toBe('3');
    expect(formatCount(3.25)).toBe('3.3');
    expect(formatCount(1234.5)).toBe('1,235');
    expect(formatMs(0.234)).toBe('0.2 ms');
    expect(formatMs(21.4)).toBe('21 ms');
    expect(formatMs(1500)).toBe('1.50 s');
  });
});
