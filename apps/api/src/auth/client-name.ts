/** Order matters: most browsers also name the ones that they descend from. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPX|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

/** Android and ChromeOS also name Linux, and iPhones also name Mac OS X. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A longer text is not read further. */
const READ_CHARACTERS = 512;

/**
 * The browser and the system of a `User-Agent`, such as "Chrome on macOS", or the program, such as "curl"; null if it
 * names neither. Sessions store this instead of the header: it is short, and has no versions.
 */
export function clientName(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, READ_CHARACTERS) ?? '';
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(text))?.[0];
  if (!text.startsWith('Mozilla/')) return /^[A-Za-z][A-Za-z0-9._-]{0,39}/.exec(text)?.[0] ?? null;
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser === undefined) return system === undefined ? null : `Browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
