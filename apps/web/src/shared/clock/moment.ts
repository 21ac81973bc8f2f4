interface ZoneFormats {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly dateAndTime: Intl.DateTimeFormat;
  readonly exact: Intl.DateTimeFormat;
}

const known = new Map<string, ZoneFormats>();

/** Creating a format costs a hundred times as much as using it. */
function formatsOf(timeZone: string): ZoneFormats {
  const cached = known.get(timeZone);
  if (cached) return cached;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const formats = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat(undefined, { timeZone, ...time }),
    dateAndTime: new Intl.DateTimeFormat(undefined, { timeZone, ...date, ...time }),
    exact: new Intl.DateTimeFormat(undefined, {
      timeZone,
      ...date,
      ...time,
      fractionalSecondDigits: 3,
      timeZoneName: 'short',
    }),
  };
  known.set(timeZone, formats);
  return formats;
}

/** A time in a zone: the time of day, and the date unless it is today's. */
export function formatMoment(at: number, now: number, zone: string): string {
  const { day, time, dateAndTime } = formatsOf(zone);
  return (day.format(at) === day.format(now) ? time : dateAndTime).format(at);
}

/** A time to the millisecond, with its date and zone. */
export function formatExactMoment(at: number, zone: string): string {
  return formatsOf(zone).exact.format(at);
}

/** Only the time of day, as on the axis of a chart. */
export function formatTimeOfDay(at: number, zone: string): string {
  return formatsOf(zone).time.format(at);
}
