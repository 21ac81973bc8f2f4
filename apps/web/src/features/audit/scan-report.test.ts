import { expect, it } from 'vitest';
import { reportScan } from './scan-report.ts';

it.each([
  [{ shown: 50, scanned: 50, filtered: false, more: true }, 'The latest 50 entries'],
  [{ shown: 1, scanned: 1, filtered: false, more: false }, 'The only entry'],
  [{ shown: 0, scanned: 2000, filtered: true, more: true }, 'Searched the latest 2,000 entries'],
  [{ shown: 7, scanned: 3512, filtered: true, more: false }, '7 found in all 3,512 entries'],
])('reports %j as "%s"', (scan, expected) => expect(reportScan(scan)).toBe(expected));
