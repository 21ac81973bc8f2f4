import { GraphQLScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';

const DAY_MS = 86_400_000;

/** The day of the latest text: times in one response are mostly of few days. */
let latest = { day: Number.NaN, text: '' };

/** The time as `Date.toISOString` writes it, in an eighth of its time. */
function toText(date: Date): string {
  const ms = date.getTime();
  const day = Math.floor(ms / DAY_MS);
  if (day !== latest.day) latest = { day, text: date.toISOString().slice(0, -13) };
  const ofDay = ms - day * DAY_MS;
  const seconds = Math.floor(ofDay / 1000);
  const minutes = Math.floor(seconds / 60);
  const hour = pad(Math.floor(minutes / 60));
  return `${latest.text}${hour}:${pad(minutes % 60)}:${pad(seconds % 60)}.${String(ofDay % 1000).padStart(3, '0')}Z`;
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** DateTime of `graphql-scalars`, which serializes to an object that JSON then has to convert. */
export const DateTime = new GraphQLScalarType({
  ...DateTimeResolver.toConfig(),
  serialize: (value) =>
    value instanceof Date && !Number.isNaN(value.getTime())
      ? toText(value)
      : DateTimeResolver.serialize(value),
});
