const decimal = (digits: number) =>
  new Intl.NumberFormat(undefined, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const two = decimal(2);
const one = decimal(1);
const whole = decimal(0);
/** Without trailing zeros. */
const short = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const BYTE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

export function formatLoad(load: number): string {
  return two.format(load);
}

/** A share of 0 to 1 as a percentage. */
export function formatShare(share: number): string {
  const percent = share * 100;
  return `${percent > 0 && percent < 10 ? one.format(percent) : whole.format(percent)} %`;
}

export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < BYTE_UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const number = unit === 0 || amount >= 100 ? whole : short;
  return `${number.format(amount)} ${BYTE_UNITS[unit] ?? ''}`;
}

/** For a possible average: whole unless it is small. */
export function formatCount(count: number): string {
  return (count < 10 ? short : whole).format(count);
}

export function formatMs(ms: number): string {
  return ms >= 1000 ? `${two.format(ms / 1000)} s` : `${(ms < 10 ? short : whole).format(ms)} ms`;
}

export function formatRate(perSecond: number): string {
  return `${(perSecond < 10 ? short : whole).format(perSecond)}/s`;
}
