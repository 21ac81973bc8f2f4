const SECOND = 1000;
const SECONDS_A_DAY = 86_400;
const DAYS_A_YEAR = 365;

/** The text of a countdown, and for how long it stays correct. */
export interface FormattedCountdown {
  readonly text: string;
  readonly changesInMs: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

function clockFace(totalSeconds: number): string {
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  const seconds = totalSeconds % 60;
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds)}`;
  if (minutes > 0) return `${minutes}:${pad(seconds)}`;
  return `${seconds} s`;
}

function daysFace(totalSeconds: number): string {
  const days = Math.floor(totalSeconds / SECONDS_A_DAY);
  const hours = Math.floor((totalSeconds % SECONDS_A_DAY) / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  return `${days} d ${pad(hours)}:${pad(minutes)}`;
}

function yearsFace(days: number): string {
  return `${Math.floor(days / DAYS_A_YEAR)} y ${days % DAYS_A_YEAR} d`;
}

/**
 * Formats a remaining time as `9.4 s`, `42 s`, `3:07`, `1:02:33`, `2 d 04:10` or `9 y 364 d`. It rounds
 * up, so that a live member never shows zero. Tenths appear below ten seconds.
 */
export function formatCountdown(remainingMs: number): FormattedCountdown {
  if (remainingMs <= 0) return { text: '0.0 s', changesInMs: Infinity };

  const tenths = Math.ceil(remainingMs / 100);
  if (tenths < 100) {
    const text = `${(tenths / 10).toFixed(1)} s`;
    return { text, changesInMs: remainingMs - (tenths - 1) * 100 };
  }
  const seconds = Math.ceil(remainingMs / SECOND);
  if (seconds === 10) return { text: '10 s', changesInMs: remainingMs - 9900 };
  if (seconds < SECONDS_A_DAY) {
    return { text: clockFace(seconds), changesInMs: remainingMs - (seconds - 1) * SECOND };
  }
  const days = Math.floor(seconds / SECONDS_A_DAY);
  if (days >= DAYS_A_YEAR) {
    const changesInMs = remainingMs - (days * SECONDS_A_DAY - 1) * SECOND;
    return { text: yearsFace(days), changesInMs };
  }
  const minute = Math.floor(seconds / 60) * 60;
  return { text: daysFace(seconds), changesInMs: remainingMs - (minute - 1) * SECOND };
}
