import { expect, it } from 'vitest';
import { clientName } from '../../src/auth/client-name.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [`${MAC} ${CHROME}`, 'Chrome on macOS'],
  [`${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`, 'Safari on macOS'],
  [`${IPHONE} ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} OPR/120.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Browser on Android'],
  ['curl/8.7.1', 'curl'],
  ['python-requests/2.32.3', 'python-requests'],
  ['Mozilla/5.0', null],
  ['<script>alert(1)</script>', null],
  ['', null],
  [undefined, null],
  [`${'a'.repeat(100_000)}/1`, 'a'.repeat(40)],
])('of %j is %j', (userAgent, name) => expect(clientName(userAgent)).toBe(name));
